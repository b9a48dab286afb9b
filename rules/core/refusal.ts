/** Why an action is not possible now: a stable code for programs, a Russian text for the player. */
export type Refusal<Code extends string = string> = {
  code: Code
  message: string
  /** The amount the player has. */
  have: number
  /** The amount the action needs. */
  need: number
}
