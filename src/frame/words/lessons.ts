/** What is said of a lesson before anything is asked. */
export interface LessonWords {
  /** `Naked pair` */
  readonly name: string;
  /** The idea, for somebody who has never heard of it: two short sentences at most. */
  readonly idea: string;
  /** What to do: `Find the number that can be struck out.` */
  readonly task: string;
}
