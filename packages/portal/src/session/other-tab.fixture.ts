/** Lets another tab of this browser say something to this one. */
export function hearFromOtherTab(message: string): void {
  const otherTab = new BroadcastChannel('fp-session');
  otherTab.postMessage(message);
  otherTab.close();
}
