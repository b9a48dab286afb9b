import type { ReactNode } from 'react'
import { toast } from 'sonner'
import { Unbroken } from '../values/unbroken.tsx'

export type ToastKind = 'success' | 'info' | 'error' | 'warning'

/** A message as a server's answer may carry it (docs/game.md §8). */
export type ToastMessage = string | readonly string[] | null | undefined

/** The text of a message: a string as it is, a list's first item, else «Произошла ошибка». */
export function messageText(message: ToastMessage): string {
  const text = typeof message === 'string' ? message : message?.[0]
  return text || 'Произошла ошибка'
}

/** Shows a toast. A message that is still shown is not repeated. */
export function showToast(kind: ToastKind, message: ToastMessage, detail?: ReactNode): void {
  const title = messageText(message)
  const about = typeof detail === 'string' ? detail : ''
  toast[kind](<Unbroken>{title}</Unbroken>, {
    id: `${kind}: ${title} ${about}`,
    description: detail && <Unbroken>{detail}</Unbroken>,
  })
}
