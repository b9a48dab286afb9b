import { useEffect, useRef } from 'react'
import { Toaster, useSonner } from 'sonner'
// As a file too: a page whose policy forbids inline styles drops what the library writes into it.
import 'sonner/dist/styles.css'
import { toastDuration, toastLimit } from './constants.ts'
import { CrossIcon } from './control-icons.tsx'
import { DoneIcon, FailedIcon, InfoIcon, WarningIcon } from './icons.ts'
import styles from './toasts.module.css'
import { useAtLeast } from './use-media-query.ts'

const icons = {
  success: <DoneIcon />,
  info: <InfoIcon />,
  error: <FailedIcon />,
  warning: <WarningIcon />,
  close: <CrossIcon />,
}

const classes = {
  toast: styles.toast,
  title: styles.title,
  description: styles.detail,
  closeButton: styles.close,
  success: styles.success,
  error: styles.error,
  warning: styles.warning,
}

const edge = {
  // `--toast-top`: what a layout wants to stay in sight on a phone.
  top: 'calc(var(--toast-top, 12px) + env(safe-area-inset-top))',
  left: 'calc(12px + env(safe-area-inset-left))',
  right: '12px',
}

/**
 * The place of toasts, once in an app; `showToast` fills it. A live region for screen readers. On a phone several lie in
 * a pile, which a touch spreads: side by side they would cover half of the page.
 */
export function Toasts() {
  const spread = useAtLeast('sm')
  const layer = useRef<HTMLDivElement>(null)
  const newest = useSonner().toasts[0]?.id

  // Over a dialog that was opened before: the last one to enter the browser's top layer lies on top.
  useEffect(() => {
    layer.current?.hidePopover()
    if (newest !== undefined) layer.current?.showPopover()
  }, [newest])

  return (
    <div ref={layer} popover="manual" className={styles.layer}>
      <Toaster
        position="top-left"
        visibleToasts={toastLimit}
        duration={toastDuration}
        gap={10}
        expand={spread}
        closeButton
        icons={icons}
        offset={edge}
        mobileOffset={edge}
        containerAriaLabel="Вести"
        toastOptions={{ unstyled: true, classNames: classes, closeButtonAriaLabel: 'Закрыть' }}
      />
    </div>
  )
}
