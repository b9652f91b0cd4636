import { minify as terse } from 'terser';

/** Makes a file small. What other files import from it gets its short name inside too, and need not be renamed as it is exported. */
export const minify = {
  name: 'minify',
  async renderChunk(code) {
    const { code: small } = await terse(code, {
      ecma: 2020,
      module: true,
      compress: { passes: 6, unsafe_arrows: true, keep_fargs: false, inline: 1 },
      format: { comments: false },
      nameCache: { vars: { props: exportedNames(code) } },
    });
    return { code: small, map: null };
  },
};

/** `$local` by the exported name, as terser keeps names; a name that is no short one is somebody's to import. */
function exportedNames(code) {
  const [, clause = ''] = /\bexport \{([^}]*)\};?\s*$/.exec(code) ?? [];
  const pairs = clause.split(',').map((part) => part.trim().split(' as '));
  const short = pairs.filter(([, exported]) => exported?.length <= 2);
  return Object.fromEntries(short.map(([local, exported]) => [`$${local}`, exported]));
}
