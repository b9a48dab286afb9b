import { Children, type ReactNode } from 'react'
import styles from './unbroken.module.css'

const NUMBER_WITH_ENDING = /\d+-[а-яё]+/gu

/** Text in which a number and its ending share a line: «7-го». Content that is not only text stays as it is. */
export function Unbroken({ children }: { children: ReactNode }) {
  const parts = Children.toArray(children)
  if (!parts.every((part) => typeof part === 'string' || typeof part === 'number')) return children
  const text = parts.join('')
  const shown: ReactNode[] = []
  let end = 0
  for (const { 0: number, index } of text.matchAll(NUMBER_WITH_ENDING)) {
    shown.push(
      text.slice(end, index),
      <span key={index} className={styles.whole}>
        {number}
      </span>,
    )
    end = index + number.length
  }
  shown.push(text.slice(end))
  return shown
}
