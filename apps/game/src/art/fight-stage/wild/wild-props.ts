/** A beast's own colours, set like a livery where the figure is used. */
export const FUR = 'var(--t)'
export const PALE = 'var(--m)'

export type WildProps = {
  striking?: boolean
  leader?: boolean
  fallen?: boolean
}
