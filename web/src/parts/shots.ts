/** An attack in the list of a volley. */
export interface Shot {
  /** The word of the notation that names it. */
  word: string;
  icon: string;
  title: string;
  line: string;
  figure?: string;
  note?: string;
  /** being chosen, drafted, declared, over */
  state: "choosing" | "drafted" | "coming" | "stopped" | "hit" | "missed";
}

/** A line from one who attacks to the target. */
export interface AimLine {
  /** `data-spot` of the element that it starts from, and of the one that it ends at. */
  from: string;
  to: string;
  tag: string;
  state: "aimed" | "declared";
}
