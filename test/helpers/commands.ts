import { executeServerCommand } from '@web/test-runner-commands';

/** Makes the page this large, in px, in every engine. */
export async function setViewport(width: number, height = 900): Promise<void> {
  await executeServerCommand('fp-set-viewport', { width, height });
}

export { sendKeys } from '@web/test-runner-commands';
