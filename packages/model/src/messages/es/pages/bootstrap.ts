import type { bootstrap as english } from '../../en/pages/bootstrap.ts';
import type { Words } from '../../catalogue.ts';

export const bootstrap: Words<typeof english> = {
  bootstrapTitle: 'El portal no se ha podido iniciar',

  environmentMissingHeading: 'La configuración del portal no ha llegado',
  environmentMissingText:
    'El portal ha esperado su configuración diez segundos y no puede iniciarse sin ella.',
  environmentMissingAdvice:
    'Actualice la página. Si vuelve a ocurrir, puede que un filtro de red bloquee este sitio.',

  environmentInvalidHeading: 'La configuración del portal es incorrecta',
  environmentInvalidText:
    'La configuración de este sitio no se puede leer, por lo que el portal no puede iniciarse: {detail}',
  environmentInvalidAdvice: 'Actualice la página. Si vuelve a ocurrir, díganos qué aparece aquí.',

  marketUnknownHeading: 'El país de este sitio es desconocido',
  marketUnknownText: 'No existe ningún mercado «{market}», por lo que no hay páginas que mostrar.',
  marketUnknownAdvice: 'Elija su país en la lista de sitios por país.',

  backendDownHeading: 'No se puede acceder al servicio del portal',
  backendDownText: 'Su conexión o nuestro servicio está interrumpido. Sus datos están a salvo.',
  backendDownAdvice: 'Compruebe su conexión, espere un minuto y actualice la página.',

  backendFailedHeading: 'El servicio del portal ha comunicado un fallo',
  backendFailedText:
    'El servicio ha respondido con un error, por lo que el portal no puede iniciarse: {detail}',
  backendFailedAdvice:
    'Espere un minuto y actualice la página. Si vuelve a ocurrir, díganos qué aparece aquí.',

  backendSlowHeading: 'El servicio del portal tarda demasiado',
  backendSlowText: 'El servicio no ha respondido a tiempo, por lo que el portal ha dejado de esperar.',
  backendSlowAdvice: 'Espere un minuto y actualice la página.',

  backendHtmlHeading: 'El portal ha recibido una respuesta inesperada',
  backendHtmlText:
    'Ha llegado una página web en lugar de datos. Suele deberse a la página de acceso de una red o a un proxy.',
  backendHtmlAdvice: 'Inicie sesión en su red si se lo pide y después actualice la página.',

  malformedHeading: 'El portal ha recibido datos que no puede leer',
  malformedText:
    'La respuesta del servicio no es la esperada, por lo que el portal no puede iniciarse: {detail}',
  malformedAdvice: 'Actualice la página. Si vuelve a ocurrir, díganos qué aparece aquí.',
};
