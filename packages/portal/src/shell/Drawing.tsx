/** The drawings of pages that have bad news: a road that ends, a closed gate, a van that has stopped. */
const drawings = {
  missing: (
    <>
      <path d="M20 150h200" />
      <path d="M96 150l16-84M144 150l-16-84" />
      <path className="drawing-accent" d="M120 142v-12M120 118v-10M120 98v-8" />
      <path d="M92 66h56" />
      <rect x="84" y="26" width="72" height="40" rx="6" />
      <path className="drawing-accent" d="M106 46h28" />
      <path d="M40 150c0-14 8-22 18-22s18 8 18 22M172 150c0-10 6-16 14-16s14 6 14 16" />
    </>
  ),
  locked: (
    <>
      <path d="M20 150h200" />
      <path d="M52 150V74h16v76M172 150V74h16v76" />
      <path d="M68 92h104M68 120h104M94 92v28M120 92v28M146 92v28" />
      <circle className="drawing-accent" cx="120" cy="54" r="22" />
      <path className="drawing-accent" d="M110 54h20" />
      <path d="M120 76v16" />
    </>
  ),
  broken: (
    <>
      <path d="M20 150h200" />
      <path d="M46 138H34V72a6 6 0 0 1 6-6h92v72H86" />
      <path d="M132 86h36l26 28v24h-14M140 138h-8" />
      <circle cx="66" cy="140" r="14" />
      <circle cx="160" cy="140" r="14" />
      <path d="M144 98h20l14 16h-34z" />
      <path className="drawing-accent" d="M84 84l-12 18h16l-12 18" />
    </>
  ),
};

export type DrawingName = keyof typeof drawings;

/** A quiet line drawing beside a message; it says nothing that the text does not. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg className="drawing" viewBox="19 18 202 136" aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  );
}
