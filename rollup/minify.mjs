import { minify as terse } from 'terser';

/** Minifies a file. Names that other files import are also used inside it, so that its exports need no renaming. */
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

/**
 * Maps `$local` to the exported name, the form of terser's name cache. A longer exported name is part of a public interface and left out.
 */
function exportedNames(code) {
  const [, clause = ''] = /\bexport \{([^}]*)\};?\s*$/.exec(code) ?? [];
  const pairs = clause.split(',').map((part) => part.trim().split(' as '));
  const short = pairs.filter(([, exported]) => exported?.length <= 2);
  return Object.fromEntries(short.map(([local, exported]) => [`$${local}`, exported]));
}
