/** Pretends that another tab has changed the server's notifications or their count (NTF-07). */
export function changeNotificationsElsewhere(): void {
  const otherTab = new BroadcastChannel('fp-notifications');
  otherTab.postMessage('another tab');
  otherTab.close();
}
