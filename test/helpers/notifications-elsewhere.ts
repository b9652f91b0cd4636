/** Lets another tab change what the server lists or counts (NTF-07). */
export function changeNotificationsElsewhere(): void {
  const otherTab = new BroadcastChannel('fp-notifications');
  otherTab.postMessage('another tab');
  otherTab.close();
}
