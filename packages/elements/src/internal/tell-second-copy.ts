let isTold = false;

/** Warns once per page that another copy of the script came first, and says what to do. */
export function tellSecondCopy(tag: string): void {
  if (isTold) return;
  isTold = true;
  console.warn(
    `<${tag}> is defined already, by another copy of the script: load one version, by one address without ?v=1.`,
  );
}
