import type { simplePages as english } from '../../en/pages/simple-pages.ts';
import type { Words } from '../../catalogue.ts';

export const simplePages: Words<typeof english> = {
  blankText:
    'Una página vacía dentro del marco, para equipos que prueban sus pantallas. Solo existe en desarrollo.',
  transactionPreviewText:
    'Una vista previa muestra el portal tal como lo dejaría una transacción. Abra el enlace que ha recibido; esta dirección por sí sola no tiene vista previa.',
  transactionPreviewLoading: 'Cargando la vista previa de la transacción',
};
