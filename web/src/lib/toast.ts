import { Live } from "./live";

interface Notice {
  text: string;
  /** What went wrong, for those who look it up; empty for good news. */
  fault: string;
}

export const notice = new Live<Notice | null>(null);

/** Shows a sentence at the foot of the page for a while. */
export function tell(text: string, fault = ""): void {
  notice.current = { text, fault };
}
