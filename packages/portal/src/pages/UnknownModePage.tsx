import type { Route } from '@fleet-portal/model/entities';
import { routeHeading } from '@fleet-portal/model/rules';
import { useEffect } from 'react';
import { useLocale } from '../context/locale-context.ts';
import { mainArea } from '../dom/main-area.ts';
import { usePageName } from '../page/use-page-name.ts';

/** A route with an unknown mode: an empty page, which has its title nevertheless (RTE-12, RTE-27). */
export default function UnknownModePage({ route }: { route: Route }) {
  const { locale } = useLocale();
  usePageName(routeHeading(route, locale), mainArea);
  useEffect(() => {
    console.warn(`Route "${route.id}": the mode "${route.mode}" is unknown; nothing is rendered.`);
  }, [route]);
  return null;
}
