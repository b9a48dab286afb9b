/** A beast's own colours, set where it is used like a house's livery. */
export const FUR = 'var(--t)'
export const PALE = 'var(--m)'

export type WildProps = {
  striking?: boolean
  leader?: boolean
  fallen?: boolean
}
