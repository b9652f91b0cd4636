import type { ReactNode } from 'react';

interface FieldProps {
  id: string;
  label: string;
  hint?: string;
  error: string | undefined;
  /** Renders the control with these attributes. */
  children: (control: {
    id: string;
    name: string;
    className: string;
    required: true;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** A labelled control with its hint and its error. */
export function Field({ id, label, hint, error, children }: FieldProps) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={hintId} className="muted small">
          {hint}
        </p>
      )}
      {children({
        id,
        name: id,
        className: 'control',
        required: true,
        'aria-invalid': Boolean(error),
        'aria-describedby': described || undefined,
      })}
      {error && (
        <p id={errorId} className="field-error small">
          {error}
        </p>
      )}
    </div>
  );
}
