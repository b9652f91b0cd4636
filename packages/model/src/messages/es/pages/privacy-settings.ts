import type { privacySettings as english } from '../../en/pages/privacy-settings.ts';
import type { Words } from '../../catalogue.ts';

export const privacySettings: Words<typeof english> = {
  consentIntro:
    'Su empresa decide qué datos de sus vehículos conectados comparte con nosotros y para qué. Puede cambiarlo en cualquier momento.',
  consentHeading: 'Lo que comparte su empresa',
  consentCompany: 'Estas opciones se aplican a todos los vehículos conectados de {company}.',
  consentDrivingHeading: 'Datos de conducción',
  consentDrivingText: 'Cómo se conducen los vehículos: velocidad, aceleración, frenado y cinturones.',
  consentVehicleHeading: 'Datos de los vehículos',
  consentVehicleText:
    'El estado de los vehículos: kilometraje, carga o combustible, avisos y necesidad de servicio.',
  consentLocationHeading: 'Datos de ubicación',
  consentLocationText: 'Dónde están los vehículos y qué rutas siguen.',
  consentRd: 'Investigación y desarrollo',
  consentRdText: 'Para mejorar los vehículos y servicios y hacerlos más seguros.',
  consentMarketing: 'Publicidad',
  consentMarketingText: 'Para informar a su empresa de ofertas adecuadas para su flota.',
  consentShared: 'Se comparten',
  consentNotShared: 'No se comparten',
  consentSave: 'Guardar las opciones',
  consentAcceptAll: 'Compartir todo',
  consentRejectAll: 'No compartir nada',
  consentNone: 'Su empresa aún no ha decidido.',
  consentUnsaved: 'Sus cambios aún no se han guardado.',
  consentProposedAll:
    'El enlace que ha abierto ha marcado todas las casillas. Nada se guarda hasta que usted lo haga.',
  consentProposedNone:
    'El enlace que ha abierto ha desmarcado todas las casillas. Nada se guarda hasta que usted lo haga.',
  consentSaving: 'Guardando sus opciones...',
  consentSaved: 'Sus opciones se han guardado. Se comparten: {count} de {total}.',
  consentSaveFailed:
    'No hemos podido confirmar que sus opciones se hayan guardado. Compruebe su conexión e inténtelo de nuevo.',
  consentLoadFailed:
    'No se han podido cargar las opciones de su empresa. Compruebe su conexión e inténtelo de nuevo.',
  consentReadOnly:
    'Solo el administrador Blue Star de su empresa puede cambiar estas opciones. Pídale los cambios que desee.',
  consentUncheckable:
    'No hemos podido comprobar si puede cambiar estas opciones, así que solo puede leerlas.',
  consentNoCompany: 'Su cuenta no pertenece a ninguna empresa, así que aquí no hay nada que decidir.',
};
