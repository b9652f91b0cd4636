import { Drawing } from '../../page/Drawing.tsx';

/** A road that ends. */
export function MissingDrawing() {
  return (
    <Drawing>
      <path d="M20 150h200" />
      <path d="M96 150l16-84M144 150l-16-84" />
      <path className="drawing-accent" d="M120 142v-12M120 118v-10M120 98v-8" />
      <path d="M92 66h56" />
      <rect x="84" y="26" width="72" height="40" rx="6" />
      <path className="drawing-accent" d="M106 46h28" />
      <path d="M40 150c0-14 8-22 18-22s18 8 18 22M172 150c0-10 6-16 14-16s14 6 14 16" />
    </Drawing>
  );
}

/** A closed gate. */
export function LockedDrawing() {
  return (
    <Drawing>
      <path d="M20 150h200" />
      <path d="M52 150V74h16v76M172 150V74h16v76" />
      <path d="M68 92h104M68 120h104M94 92v28M120 92v28M146 92v28" />
      <circle className="drawing-accent" cx="120" cy="54" r="22" />
      <path className="drawing-accent" d="M110 54h20" />
      <path d="M120 76v16" />
    </Drawing>
  );
}
