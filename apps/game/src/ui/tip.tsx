import { type ReactNode, useId, useRef } from 'react'
import { PopoverPanel } from './popover-panel.tsx'
import styles from './tip.module.css'
import { useTip } from './tips.tsx'
import { useHoverCard } from './use-hover-card.ts'

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
  const { open, pin, close, owner, panel } = useHoverCard()
  const tip = useTip(of)
  if (!tip) return children
  const paragraphs = `${tip.baseContent}\n\n${tip.additionalContent}`.split('\n\n').filter(Boolean)
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={styles.tip}
        aria-expanded={open}
        aria-haspopup="dialog"
        aria-controls={open ? id : undefined}
        onClick={pin}
        {...owner}
      >
        {children}
        <span className="sr">: что это значит</span>
      </button>
      {open && (
        <PopoverPanel id={id} label={tip.title} anchor={anchor} onClose={close} {...panel}>
          <strong className={styles.title}>{tip.title}</strong>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.words}>
              {paragraph}
            </p>
          ))}
        </PopoverPanel>
      )}
    </>
  )
}
