import type { ReactNode } from 'react'

type ControlIconProps = { className?: string | undefined }

function Stroke({ className, children }: ControlIconProps & { children: ReactNode }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      style={{ fill: 'none' }}
    >
      {children}
    </svg>
  )
}

/** Icons of the controls, drawn in a plain line, unlike the icons of the game's world. */
export function ChevronIcon({ className }: ControlIconProps) {
  return (
    <Stroke className={className}>
      <path d="m5 9 7 7 7-7" />
    </Stroke>
  )
}

export function CrossIcon({ className }: ControlIconProps) {
  return (
    <Stroke className={className}>
      <path d="M6 6l12 12M18 6 6 18" />
    </Stroke>
  )
}

export function EyeIcon({ className }: ControlIconProps) {
  return (
    <Stroke className={className}>
      <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Z" />
      <circle cx="12" cy="12" r="2.8" />
    </Stroke>
  )
}

export function ClosedEyeIcon({ className }: ControlIconProps) {
  return (
    <Stroke className={className}>
      <path d="M2 10.5S5.6 16 12 16s10-5.5 10-5.5M5 14.5 3.5 17M12 16v3.2M19 14.5l1.5 2.5" />
    </Stroke>
  )
}

/** Between a value and its next value. */
export function BecomesIcon({ className }: ControlIconProps) {
  return (
    <Stroke className={className}>
      <path d="M4 12h15m-6-6 6 6-6 6" />
    </Stroke>
  )
}
