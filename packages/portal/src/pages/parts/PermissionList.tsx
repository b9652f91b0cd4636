import { useMessages } from '../../context/locale-context.ts';
import { permissionName } from './permission-name.ts';

/** Permissions in words, each with the code that an administrator looks for. */
export function PermissionList({ permissions }: { permissions: readonly string[] }) {
  const messages = useMessages();
  return (
    <ul className="lines">
      {permissions.map((code) => (
        <li key={code} className="permission">
          {permissionName(code, messages)}
          <code className="muted">{code}</code>
        </li>
      ))}
    </ul>
  );
}
