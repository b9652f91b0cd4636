/** How a property is made of its name `t` and options `s`; `e` is `Object.defineProperty`. */
const property = `s.state&&(s.attribute=!1);this._$Ei();this.elementProperties.set(t,s);const i=Symbol();e(this.prototype,t,{get(){return this[i]},set(e){const h=this[i];this[i]=e;this.requestUpdate(t,h,s)},configurable:!0,enumerable:!0})}`;

/**
 * The parts of Lit that are never used here: for browsers that cannot run these scripts, for its polyfills, for decorators, and for
 * templates of MathML and SVG fragments. By file, as published: patterns and their replacements.
 */
const unused = {
  '@lit/reactive-element/css-tag.js': [
    [/\w+\.ShadowRoot&&.*?"replace"in CSSStyleSheet\.prototype/, 'true'],
    // A cache that gives equal literals the same sheet; no literal is evaluated twice here.
    [
      /get styleSheet\(\)\{.*?return t\}/,
      'get styleSheet(){return this.o||(this.o=new CSSStyleSheet).replaceSync(this.cssText),this.o}',
    ],
    // Styles that are style sheets already.
    [/(\w) instanceof CSSStyleSheet\?\1:\1\.styleSheet/, '$1.styleSheet'],
    // Advice for passing something to `css` that `css` did not make.
    [/"CSSResult is not [^"]*"/, '"css"'],
    [/"Value passed to 'css'[^;}]*security\."/, '"css"'],
  ],
  '@lit/reactive-element/reactive-element.js': [
    [/,\w=\w\.reactiveElementPolyfillSupport/, ''],
    [/,\w\?\.\(\{ReactiveElement:\w\}\),\(\w\.reactiveElementVersions\?\?=\[\]\)\.push\("[\d.]+"\)/, ''],
    [/Symbol\.metadata\?\?=Symbol\("metadata"\),\w\.litPropertyMetadata\?\?=new WeakMap;/, ''],
    [/const t=this\[Symbol\.metadata\];if\(null!==t\)\{.*?\}(?=this\._\$Eh=)/, ''],
    [/static addInitializer\(t\)\{.*?\}(?=static )/, ''],
    [/,void 0!==(\w)\.l&&\(this\.l=\[\.\.\.\1\.l\]\)/, ''],
    [/,this\.constructor\.l\?\.forEach\(t=>t\(this\)\)/, ''],
    // Accessors that a class defines itself for a property that it declares.
    [
      /if\((\w)\.state&&\(\1\.attribute=!1\),this\._\$Ei\(\),.*?!\1\.noAccessor\)\{.*?\}\}static getPropertyDescriptor\(.*?\}\}(?=static )/,
      property,
    ],
    [/const t=this\.constructor\.elementProperties;if\(t\.size>0\)for\(.*?\)\}\}(?=let t=!1;)/, '}'],
    // Compatibility of styles: all of them are style sheets.
    [
      /static finalizeStyles\(.*?return \w\}(?=static )/,
      'static finalizeStyles(t){return[...new Set([t??[]].flat(1/0).reverse())].reverse()}',
    ],
    // Properties whose names are symbols.
    [/,getOwnPropertyNames:\w,getOwnPropertySymbols:\w,/, ','],
    [
      /const (\w)=this\.properties,\w=\[.*?\];for\(const (\w) of \w\)this\.createProperty\(\2,\1\[\2\]\)/,
      'for(const[t,s]of Object.entries(this.properties))this.createProperty(t,s)',
    ],
    [/"string"==typeof (\w)\?\1\.toLowerCase\(\):void 0/, '$1.toLowerCase()'],
    // Attributes that hold JSON, custom converters, and default values restored when an attribute is removed.
    [/break;case Object:case Array:\w=null==\w\?\w:JSON\.stringify\(\w\)/, ''],
    [/break;case Object:case Array:try\{\w=JSON\.parse\(\w\)\}catch\(\w\)\{\w=null\}/, ''],
    [/\(void 0!==\w\.converter\?\.toAttribute\?\w\.converter:(\w)\)/, '$1'],
    [
      /"function"==typeof \w\.converter\?\{.*?\}:void 0!==\w\.converter\?\.fromAttribute\?\w\.converter:(\w)/,
      '$1',
    ],
    [/converter:\w,reflect:!1,useDefault:!1,/, ''],
    [/\w\?\?this\._\$Ej\?\.get\(\w\)\?\?(\w)/, '$1'],
    [
      /\|\|\w\.useDefault&&\w\.reflect&&\w===this\._\$Ej\?\.get\(\w\)&&!this\.hasAttribute\(\w\._\$Eu\(\w,\w\)\)/,
      '',
    ],
    [
      /\w&&!\(this\._\$Ej\?\?=new Map\)\.has\(\w\)&&\(this\._\$Ej\.set\(\w,\w\?\?\w\?\?this\[\w\]\),!0!==\w\|\|void 0!==\w\)\|\|\(/,
      '(',
    ],
    [/\{useDefault:\w,reflect:(\w),wrapped:\w\},\w\)/, '{reflect:$1})'],
    [/this\.hasUpdated\|\|\w\|\|\(/, 'this.hasUpdated||('],
  ],
  'lit-html/lit-html.js': [
    [
      /,(\w)=\w\.litHtmlPolyfillSupport;\1\?\.\(\w,\w\),\(\w\.litHtmlVersions\?\?=\[\]\)\.push\("[\d.]+"\)/,
      '',
    ],
    [/2===(\w)\?"<svg>":3===\1\?"<math>":""/, '""'],
    [/\+\(2===(\w)\?"<\/svg>":3===\1\?"<\/math>":""\)/, ''],
    [/,2===(\w)\|\|3===\1\)\{.*?\}for\(/, ');for('],
    // Expressions inside comments, and expressions in a tag that belong to no attribute.
    [
      /else\{let (\w)=-1;for\(;-1!==\(\1=\w\.data\.indexOf\(\w,\1\+1\)\);\)\w\.push\(\{type:7,index:\w\}\),\1\+=\w\.length-1\}/,
      '',
    ],
    [/else \w\.startsWith\(\w\)&&\(\w\.push\(\{type:6,index:\w\}\),\w\.removeAttribute\(\w\)\)/, ''],
    [/1===(\w)\.type\?(\w=new \1\.ctor\([^)]*\)):6===\1\.type&&\(\w=new \w\(\w,this,\w\)\)/, '$2'],
    [/class \w\{constructor\(\w,\w,\w\)\{this\.element=\w,this\.type=6.*?\}\}(?=const )/, ''],
    [/,F:\w\}/, '}'],
    [/\(\w\?\.creationScope\?\?(\w)\)/, '$1'],
    [/get tagName\(\)\{[^}]*\}/, ''],
    [/get startNode\(\)\{[^}]*\}get endNode\(\)\{[^}]*\}/, ''],
    [/"invalid template strings array"/, '"html"'],
    // Listeners that are replaced by ones with other options.
    [/\|\|(\w)\.capture!==(\w)\.capture\|\|\1\.once!==\2\.once\|\|\1\.passive!==\2\.passive/, ''],
    // Expressions inside script, style, textarea and title elements.
    [/,\w=\/\^\(\?:script\|style\|textarea\|title\)\$\/i/, ''],
    [/\w\.test\(\w\[2\]\)&&\((\w)=RegExp\("<\/"\+\w\[2\],"g"\)\),/, ''],
    [/if\(\w\.test\(\w\.tagName\)\)\{.*?\}\}\}else if/, '}else if'],
  ],
  'lit-element/lit-element.js': [
    [/const (\w)=\w\.litElementPolyfillSupport;\1\?\.\(\{LitElement:\w\}\);/, ''],
    [/\(\w\.litElementVersions\?\?=\[\]\)\.push\("[\d.]+"\);/, ''],
  ],
};

const textElement = /\bhtml`[^`]*<(?:script|style|textarea|title)\b/;
const comment = /\bhtml`[^`]*<!--/;
const elementValue = /<[a-z][\w-]*(?:\s+[.?@\w-]+(?:=(?:"[^"]*"|\$\{(?:[^{}]|\{[^}]*\})*\}))?)*\s+\$\{/;
const properties = /static (?:override )?properties = \{(.*?)\n\s*\};/s;
const richProperty = /\b(?:useDefault|converter):|\btype: (?:Object|Array)\b/;

/** Removes the unused parts of Lit. Fails if the code of a newer Lit differs, or if a removed part is used after all. */
export const leanLit = {
  name: 'lean-lit',
  transform(code, id) {
    const file = Object.keys(unused).find((name) => id.endsWith(`/node_modules/${name}`));
    const declared = properties.exec(code)?.[1]?.match(/^\s+\w+(?=:)/gm) ?? [];
    const isOwn = declared.some((name) => new RegExp(`\\b[gs]et ${name.trim()}\\(`).test(code));
    const needsMore =
      isOwn || [textElement, comment, elementValue, richProperty].some((pattern) => pattern.test(code));
    if (needsMore && id.includes('/packages/')) this.error(`${id} needs all of Lit.`);
    if (!file) return null;
    return unused[file].reduce((lean, [pattern, instead]) => {
      if (!pattern.test(lean)) this.error(`Lit's ${file} no longer has ${pattern}.`);
      return lean.replace(pattern, instead);
    }, code);
  },
};
