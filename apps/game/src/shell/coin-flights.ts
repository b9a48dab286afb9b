import type { RefCallback } from 'react'
import { isMotionReduced } from '../ui/motion.ts'
import { playSound } from './sound.ts'

const COINS = 7
const COIN_INTERVAL_MS = 60
const FLIGHT_MS = 700

/** Where a flight starts, named by what is paid there. */
export type CoinPlace = 'quests' | `task:${string}` | `mission:${number}` | `goldPack:${string}`

const PURSE = 'purse'
const places = new Map<string, Element>()

function refOf(key: string): RefCallback<Element> {
  return (element) => {
    if (!element) return
    places.set(key, element)
    return () => {
      if (places.get(key) === element) places.delete(key)
    }
  }
}

/** The `ref` of the purse in the header, the target of all coins. */
export const purseRef = refOf(PURSE)

/** The `ref` of an element from which coins fly when its reward is paid. */
export function coinPlaceRef(place: CoinPlace): RefCallback<Element> {
  return refOf(place)
}

/** Flies coins from a place to the purse in the header. Does nothing while the place is not shown. */
export function flyFrom(place: CoinPlace): void {
  flyToPurse(places.get(place) ?? null)
}

/** Flies coins from an element to the purse in the header. Does nothing with reduced motion. */
export function flyToPurse(from: Element | null): void {
  if (from) playSound('coins')
  const purse = places.get(PURSE)
  if (!from || !purse || isMotionReduced()) return
  const start = from.getBoundingClientRect()
  const end = purse.getBoundingClientRect()
  const dx = end.left + 12 - (start.left + start.width / 2)
  const dy = end.top + end.height / 2 - (start.top + start.height / 2)
  for (let index = 0; index < COINS; index += 1) {
    const coin = document.createElement('i')
    coin.ariaHidden = 'true'
    // In the top layer: an open dialog would cover anything else.
    coin.popover = 'manual'
    coin.style.cssText = `position:fixed;inset:auto;margin:0;padding:0;border:0;left:${start.left + start.width / 2}px;top:${
      start.top + start.height / 2
    }px;width:14px;height:14px;border-radius:50%;background:var(--leaf);box-shadow:0 0 0 1px #6b480f,0 2px 4px #0008;pointer-events:none`
    document.body.append(coin)
    coin.showPopover()
    const aside = (index - (COINS - 1) / 2) * 14
    coin
      .animate(
        [
          { transform: 'scale(0)', opacity: 0 },
          { transform: `translate(${aside}px, -34px) scale(1.2)`, opacity: 1, offset: 0.25 },
          { transform: `translate(${dx}px, ${dy}px) scale(0.7)`, opacity: 1 },
        ],
        {
          duration: FLIGHT_MS,
          delay: index * COIN_INTERVAL_MS,
          easing: 'cubic-bezier(0.4, 0, 0.6, 1)',
          fill: 'both',
        },
      )
      .finished.catch(() => undefined)
      .finally(() => coin.remove())
  }
}
