import { useEffect, useRef } from 'react'
import { isInMessenger } from './launched.ts'

/** The button below the page that the messenger draws. */
export type MainButton = { readonly text: string; readonly isBusy: boolean; readonly press: () => void }

/** What the button may do. Of several at once the later one is offered. */
const PURPOSES = ['start', 'reward', 'form'] as const

type Offer = { readonly purpose: (typeof PURPOSES)[number]; readonly button: MainButton }

/** In the order in which they came. */
const offers = new Set<Offer>()
let listener: ((button: MainButton | null) => void) | null = null

function chief(): MainButton | null {
  const all = [...offers]
  const purpose = PURPOSES.findLast((one) => all.some((offer) => offer.purpose === one))
  return all.findLast((offer) => offer.purpose === purpose)?.button ?? null
}

/** Calls `listen` with the present button, and at every change. */
export function listenToMainButton(listen: (button: MainButton | null) => void): void {
  listener = listen
  listen(chief())
}

/**
 * While the component is shown, it offers the messenger's main button for its action. A form comes before rewards, and they before
 * the start of a mission. Null: there is nothing to do now. Outside of the messenger nothing happens.
 */
export function useMainButton(purpose: Offer['purpose'], button: MainButton | null): void {
  const { text, isBusy } = button ?? { text: null, isBusy: false }
  const press = useRef(button?.press)
  useEffect(() => {
    press.current = button?.press
  })
  useEffect(() => {
    if (!isInMessenger() || text === null) return
    const offer: Offer = { purpose, button: { text, isBusy, press: () => press.current?.() } }
    offers.add(offer)
    listener?.(chief())
    return () => {
      offers.delete(offer)
      listener?.(chief())
    }
  }, [purpose, text, isBusy])
}
