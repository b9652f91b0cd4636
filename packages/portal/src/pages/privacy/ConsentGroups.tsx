import { useMessages } from '../../context/locale-context.ts';
import { groupWords, purposeWords } from './consent-words.ts';
import { consentGroups, type Consents, type ConsentType } from '@fleet-portal/model/rules';

interface ConsentGroupsProps {
  consents: Consents;
  /** True while the choices are being saved; the focus stays where it is. */
  isDisabled: boolean;
  onEdit: (type: ConsentType, agreed: boolean) => void;
}

/** A card for each kind of data, with a checkbox for each purpose. */
export function ConsentGroups({ consents, isDisabled, onEdit }: ConsentGroupsProps) {
  const messages = useMessages();
  const words = groupWords(messages);
  return (
    <div className="consents">
      {consentGroups.map((group) => (
        <div
          key={group.id}
          role="group"
          className="card consent"
          aria-labelledby={`${group.id}-heading`}
          aria-describedby={`${group.id}-text`}
        >
          <h3 id={`${group.id}-heading`}>{words[group.id].heading}</h3>
          <p id={`${group.id}-text`} className="muted small">
            {words[group.id].text}
          </p>
          {purposeWords(messages).map(({ purpose, label, text }) => {
            const type = group[purpose];
            return (
              <label key={type} className="check">
                <input
                  type="checkbox"
                  name={type}
                  aria-label={label}
                  aria-describedby={`${type}-text`}
                  aria-disabled={isDisabled}
                  checked={consents[type]}
                  onChange={(event) => {
                    if (!isDisabled) onEdit(type, event.target.checked);
                  }}
                />
                <span>
                  {label}
                  <span id={`${type}-text`} className="muted small">
                    {text}
                  </span>
                </span>
              </label>
            );
          })}
        </div>
      ))}
    </div>
  );
}
