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
  const [told, setTold] = useState(value)
  if (value !== seen) {
    setSeen(value)
    if (value !== told) {
      setTold(value)
      setText(value)
    }
  }
  useEffect(() => {
    const words = text.trim()
    if (words === told) return
    const timer = setTimeout(() => {
      setTold(words)
      onChange(words)
    }, TYPING_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text, told, onChange])
  return [text, setText]
}
