/** Why an action is not possible now: a stable code for programs, a Russian text for the player. */
export type Refusal<Code extends string = string> = {
  code: Code
  message: string
  /** What the player has of the thing that is short. */
  have: number
  /** What the action needs of it. */
  need: number
}
