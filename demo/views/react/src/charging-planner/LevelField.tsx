interface LevelFieldProps {
  label: string;
  /** In percent. */
  value: number;
  locale: string;
  onChange: (value: number) => void;
}

/** A slider for a battery's state of charge. */
export function LevelField({ label, value, locale, onChange }: LevelFieldProps) {
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(value / 100);
  return (
    <label className="field">
      <span className="level">
        {label} <strong>{percent}</strong>
      </span>
      <input
        type="range"
        min="0"
        max="100"
        step="5"
        value={value}
        aria-valuetext={percent}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </label>
  );
}
