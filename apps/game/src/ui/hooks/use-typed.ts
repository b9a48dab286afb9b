import { useEffect, useState } from 'react'

/** Delay (ms) after the last letter before the filter changes. */
const TYPING_DELAY_MS = 350

/**
 * The text of a field whose value is in the address. Reports it after a pause in typing, and follows the address when
 * it changes otherwise: the filter was lifted, or the player went back.
 */
export function useTyped(value: string, onChange: (value: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(value)
  /** The address's value at the last render, and the value last reported from here. */
  const [seen, setSeen] = useState(value)
  const [reported, setReported] = useState(value)
  if (value !== seen) {
    setSeen(value)
    if (value !== reported) {
      setReported(value)
      setText(value)
    }
  }
  useEffect(() => {
    const words = text.trim()
    if (words === reported) return
    const timer = setTimeout(() => {
      setReported(words)
      onChange(words)
    }, TYPING_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text, reported, onChange])
  return [text, setText]
}
