/** Your turn, told while the page is hidden: in its title, by a sound, by a notification of the browser. */

import { readStored, store } from "./live";
import { prefs } from "./prefs";

const KEY = "wardroom-alerts";

export function alertsAllowed(): boolean {
  return typeof Notification !== "undefined" && Notification.permission === "granted" && readStored(KEY, false);
}

/** Switches notifications; gives whether they are on now. */
export async function askForAlerts(wanted: boolean): Promise<boolean> {
  const granted =
    wanted && typeof Notification !== "undefined" && (await Notification.requestPermission()) === "granted";
  store(KEY, granted);
  return granted;
}

/** Two short bells. */
function bell(): void {
  const context = new AudioContext();
  [0, 0.22].forEach((after) => {
    const tone = context.createOscillator();
    const loud = context.createGain();
    const at = context.currentTime + after;
    tone.frequency.value = 880;
    loud.gain.setValueAtTime(0.12, at);
    loud.gain.exponentialRampToValueAtTime(0.001, at + 0.35);
    tone.connect(loud).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.4);
  });
  setTimeout(() => void context.close(), 1500);
}

export function alertTurn(title: string, text: string): void {
  if (prefs.sound) bell();
  if (document.visibilityState !== "hidden" || !alertsAllowed()) return;
  try {
    new Notification(title, { body: text, tag: "wardroom" });
  } catch {
    // Phones let only service workers notify; the title and the bell remain.
    store(KEY, false);
  }
}
