import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { useShortcut } from '../hooks/use-shortcut.ts'
import type { ConfirmQuestion } from '../overlays/confirm.tsx'
import type { Reason } from '../overlays/reasons.tsx'
import { useHoverCard } from '../overlays/use-hover-card.ts'
import { usePreferences } from '../preferences.ts'
import { LoadingDots } from '../surfaces/loading-dots.tsx'
import styles from './button.module.css'
import { type ButtonLook, buttonClass } from './button-class.ts'
import { AskFirst, WhyNot, whyTextId } from './button-panels.tsx'

/** A second press within this time (ms) is a double click: it must not pay or take anything twice. */
const DOUBLE_PRESS_MS = 400

export type ButtonProps = ButtonLook & {
  children: ReactNode
  icon?: ReactNode
  onClick?: () => void
  type?: 'button' | 'submit'
  /** In progress: dots replace the words, presses do nothing, the focus stays. */
  loading?: boolean
  disabled?: boolean
  /** Reasons why the action is not possible. If any, a press shows them. The button stays focusable. */
  cannot?: readonly Reason[]
  /** Asks for confirmation first, unless the player wants none. */
  confirm?: ConfirmQuestion
  /** The key that presses it, shown as a badge. */
  shortcut?: string
  /** Name for screen readers where the content is a picture. */
  label?: string
  /** For a button that unfolds something: whether it is open. */
  expanded?: boolean
}

/** The button of the game. It explains why it is blocked, asks before costly actions and shows progress. */
export function Button({
  children,
  icon,
  onClick,
  type = 'button',
  loading = false,
  disabled = false,
  cannot = [],
  confirm: question,
  shortcut,
  label,
  expanded,
  ...look
}: ButtonProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const actedAt = useRef(Number.NEGATIVE_INFINITY)
  const [asking, setAsking] = useState(false)
  useShortcut(button, shortcut)
  const blocked = cannot.length > 0 && !loading
  const why = useHoverCard(blocked)
  const { asksToConfirm } = usePreferences()
  const confirm = question && (asksToConfirm || question.isGrave) ? question : undefined
  const actsOnce = question !== undefined || look.variant === 'act' || look.variant === 'gold'

  const press = (event: MouseEvent) => {
    if (loading || blocked || confirm) event.preventDefault()
    if (loading) return
    if (blocked) why.press(event)
    else if (confirm) setAsking(!asking)
    else if (!actsOnce || event.timeStamp - actedAt.current > DOUBLE_PRESS_MS) {
      actedAt.current = event.timeStamp
      onClick?.()
    }
  }
  const answer = (yes: boolean) => {
    setAsking(false)
    button.current?.focus({ preventScroll: true })
    if (yes) onClick?.()
  }

  return (
    <>
      <button
        ref={button}
        // The browser closes an open panel before the click on its button if that would submit a form. The click
        // would open it again.
        type={asking || why.open ? 'button' : type}
        className={classNames(
          buttonClass(look),
          loading && styles.busy,
          (disabled || blocked) && !loading && styles.off,
        )}
        disabled={disabled}
        aria-disabled={blocked || loading || undefined}
        aria-busy={loading || undefined}
        aria-label={label}
        aria-keyshortcuts={shortcut}
        aria-describedby={blocked ? whyTextId(id) : undefined}
        aria-haspopup={confirm ? 'dialog' : undefined}
        aria-expanded={confirm ? asking : expanded}
        onClick={press}
        {...(blocked ? why.owner : {})}
      >
        <ButtonFace icon={icon} shortcut={shortcut} loading={loading}>
          {children}
        </ButtonFace>
      </button>
      {blocked && <WhyNot id={id} anchor={button} reasons={cannot} card={why} />}
      {asking && confirm && !loading && (
        <AskFirst
          id={id}
          anchor={button}
          question={confirm}
          onAnswer={answer}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

type ButtonFaceProps = {
  icon: ReactNode
  shortcut: string | undefined
  loading: boolean
  children: ReactNode
}

/** The words of a button with its icon and key. Dots cover them while it loads. */
function ButtonFace({ icon, shortcut, loading, children }: ButtonFaceProps) {
  return (
    <>
      <span className={styles.words}>
        {icon}
        {children}
        {shortcut && (
          <span className={styles.key} aria-hidden="true">
            {shortcut}
          </span>
        )}
      </span>
      {loading && (
        <span className={styles.dots}>
          <LoadingDots />
        </span>
      )}
    </>
  )
}
