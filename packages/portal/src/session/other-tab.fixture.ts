/** Lets another tab of this browser say something to this one: that the session ended, or whose the server knows. */
export function hearFromOtherTab(message: 'signed-out' | { sessionId: string | null }): void {
  const otherTab = new BroadcastChannel('fp-session');
  otherTab.postMessage(message);
  otherTab.close();
}
