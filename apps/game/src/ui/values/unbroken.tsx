import { Children, type ReactNode } from 'react'
import styles from './unbroken.module.css'

const NUMBER_WITH_ENDING = /\d+-[а-яё]+/gu

type Part = ReturnType<typeof Children.toArray>[number]

/** Text in which a number and its ending share a line: «7-го». Elements among the text stay as they are. */
export function Unbroken({ children }: { children: ReactNode }) {
  return runsOf(Children.toArray(children)).map((run) => (typeof run === 'string' ? joined(run) : run))
}

/** Neighbouring texts and numbers as one text: a number and its ending are often two children. */
function runsOf(parts: readonly Part[]): Part[] {
  const runs: Part[] = []
  for (const part of parts) {
    const last = runs.at(-1)
    if (typeof part !== 'string' && typeof part !== 'number') runs.push(part)
    else if (typeof last === 'string') runs[runs.length - 1] = `${last}${part}`
    else runs.push(String(part))
  }
  return runs
}

function joined(text: string): ReactNode[] {
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
