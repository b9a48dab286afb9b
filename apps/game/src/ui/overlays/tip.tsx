import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { PopoverPanel } from './popover-panel.tsx'
import styles from './tip.module.css'
import { type TipWords, useTip } from './tips.tsx'
import { type HoverCard, useHoverCard } from './use-hover-card.ts'

type TipProps = {
  /** Key of the tip, as `playerArmyArchers`. */
  of: string
  /** The number or word that it explains; nothing that can be pressed itself. */
  children: ReactNode
}

/**
 * Explains what stands in it: by a press, under the keyboard's focus and under the mouse; closed by a press outside or
 * Escape. As long as there is no such tip, its content stands as it is.
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
          {paragraph}
        </p>
      ))}
    </PopoverPanel>
  )
}

/**
 * The same for what is pressed for something else, as a link: `card` stands beside it, `owner` and `anchor` belong on it.
 * A thumb does not open it.
 */
export function useTipCard<T extends HTMLElement>(of: string) {
  const id = useId()
  const anchor = useRef<T>(null)
  const { open, close, owner, panel } = useHoverCard()
  const tip = useTip(of)
  const card = open && tip ? <TipPanel id={id} tip={tip} anchor={anchor} onClose={close} {...panel} /> : null
  return { anchor, owner, card }
}
