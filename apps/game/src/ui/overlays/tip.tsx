import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { Unbroken } from '../values/unbroken.tsx'
import { PopoverPanel } from './popover-panel.tsx'
import styles from './tip.module.css'
import { type TipWords, useTip } from './tips.tsx'
import { type HoverCard, useHoverCard } from './use-hover-card.ts'

type TipProps = {
  /** Key of the tip: `playerArmyArchers`. */
  of: string
  /** The number or word to explain. Nothing interactive. */
  children: ReactNode
}

/**
 * Explains its content: on a press, on keyboard focus and on hover. A press outside or Escape closes it. Without a
 * tip of this key the content is rendered alone.
 */
export function Tip({ of, children }: TipProps) {
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const { open, press, close, owner, panel } = useHoverCard()
  const tip = useTip(of)
  if (!tip) return children
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={styles.tip}
        aria-expanded={open}
        aria-haspopup="dialog"
        aria-controls={open ? id : undefined}
        onClick={press}
        {...owner}
      >
        {children}
        <span className="sr">: что это значит</span>
      </button>
      {open && <TipPanel id={id} tip={tip} anchor={anchor} onClose={close} {...panel} />}
    </>
  )
}

type TipPanelProps = HoverCard['panel'] & {
  id: string
  tip: TipWords
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

function TipPanel({ tip, ...panel }: TipPanelProps) {
  const paragraphs = `${tip.baseContent}\n\n${tip.additionalContent}`.split('\n\n').filter(Boolean)
  return (
    <PopoverPanel {...panel} label={tip.title}>
      <strong className={styles.title}>{tip.title}</strong>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles.words}>
          <Unbroken>{paragraph}</Unbroken>
        </p>
      ))}
    </PopoverPanel>
  )
}

/**
 * A tip for an element whose press does something else, like a link. The caller renders `card` beside the element and
 * puts `owner` and `anchor` on it. Touch does not open it.
 */
export function useTipCard<T extends HTMLElement>(of: string) {
  const id = useId()
  const anchor = useRef<T>(null)
  const { open, close, owner, panel } = useHoverCard()
  const tip = useTip(of)
  const card = open && tip ? <TipPanel id={id} tip={tip} anchor={anchor} onClose={close} {...panel} /> : null
  return { anchor, owner, card }
}
