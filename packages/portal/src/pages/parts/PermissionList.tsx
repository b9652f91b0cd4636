import { permissionName } from '@fleet-portal/model/rules';
import { useMessages } from '../../context/locale-context.ts';

interface PermissionListProps {
  permissions: readonly string[];
  /** Shows the code, which an administrator needs, below each permission. */
  withCodes?: boolean;
}

/** Permissions by their names. */
export function PermissionList({ permissions, withCodes = false }: PermissionListProps) {
  const messages = useMessages();
  return (
    <ul className="lines">
      {permissions.map((code) => (
        <li key={code} className="permission">
          {permissionName(code, messages)}
          {withCodes && <code className="muted">{code}</code>}
        </li>
      ))}
    </ul>
  );
}
