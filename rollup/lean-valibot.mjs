/**
 * The parts of valibot that are never used here: what its issues say besides place and expectation, messages by language or function,
 * settings for all schemas, interfaces to other libraries, asynchronous schemas. Patterns of its published file and their replacements.
 */
const unused = [
  [/(?<=function getGlobalConfig\((\S+)\) \{)[^]*?(?=\n\})/, ' return $1 ?? {};'],
  [/(?<=function _standardSchema\(schema\) \{)[^]*?(?=\n\treturn schema)/, ''],
  [/(?<=\n\t+)(?:reference: \S+|async: false),\n\t+/g, ''],
  [/\n\t+type: "(?:object|array|record)",\n\t+origin: "\w+",/g, ''],
  [/, \{ received: [^;]*? \}(?=\);)/g, ''],
  [/\n\t+kind: context\.kind,\n\t+type: context\.type,(?=\n\t+input,)/, ''],
  [
    /\n\t+received,\n\t+message: `Invalid .*`,\n\t+requirement: context\.requirement,/,
    'message: "Invalid ",',
  ],
  [/,\n\t+issues: other\?\.issues,\n\t+lang: [^]*?(?=\n\t\};)/, ''],
  [/ \?\? \/\* @__PURE__ \*\/ getSpecificMessage\(.*?;/, ';'],
  [/typeof (\S+) === "function" \? \1\(issue\) : (?=\1;)/, ''],
  [/ && !config\$1\.abortPipeEarly/, ''],
  [/ if \(item\.kind !== "metadata"\)/, ''],
  [/\w+\.type [!=]== "exact_optional" (?:\|\||&&) /g, ''],
];

/** Removes the unused parts of valibot. Fails if the code of a newer valibot differs, or is in another file. */
export const leanValibot = {
  name: 'lean-valibot',
  transform(code, id) {
    if (!id.includes('/node_modules/valibot/')) return null;
    return unused.reduce((lean, [pattern, instead]) => {
      if (lean.search(pattern) < 0) throw new Error(`valibot no longer has ${pattern}.`);
      return lean.replace(pattern, instead);
    }, code);
  },
};
