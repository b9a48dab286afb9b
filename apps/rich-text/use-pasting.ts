import type { Slice } from '@tiptap/pm/model'
import type { EditorProps } from '@tiptap/pm/view'
import { useMemo, useRef, useState } from 'react'
import { cleanPasted } from './pasted/clean-pasted.ts'

const NO_PICTURES = 'Картинки не вставляются'
const NO_FILES = 'Файлы не вставляются'

type Pasting = {
  readonly props: Pick<EditorProps, 'transformPastedHTML' | 'handlePaste' | 'handleDrop'>
  /** To call after each change of the text. */
  readonly onChange: () => void
  /** What was not inserted. Null after the next change. */
  readonly notice: LeftOut | null
}

export type LeftOut = {
  readonly words: string
  /** Differs for each paste, so that screen readers read the same words again. */
  readonly count: number
}

/** Cleans what is pasted or dropped into the editor, and says what was left out. */
export function usePasting(): Pasting {
  const leftOut = useRef<string | null>(null)
  const [notice, setNotice] = useState<LeftOut | null>(null)
  const handlers = useMemo(() => {
    const onChange = () => {
      const words = leftOut.current
      leftOut.current = null
      setNotice((last) => (words === null ? null : { words, count: (last?.count ?? 0) + 1 }))
    }
    /** Whether there is nothing to insert but what was left out. */
    const isHandled = (data: DataTransfer | null, isEmpty: boolean): boolean => {
      leftOut.current ??= filesAlone(data)
      if (leftOut.current === null || !isEmpty) return false
      onChange()
      return true
    }
    const props: Pasting['props'] = {
      transformPastedHTML: (pasted) => {
        const { html, pictures } = cleanPasted(pasted)
        leftOut.current = pictures > 0 ? NO_PICTURES : null
        return html
      },
      handlePaste: (_view, { clipboardData }, slice) => isHandled(clipboardData, isBlank(slice)),
      handleDrop: (_view, { dataTransfer }, slice) => isHandled(dataTransfer, isBlank(slice)),
    }
    return { props, onChange }
  }, [])
  return { ...handlers, notice }
}

/** What is said of files that come without a text. Null if there are none. */
function filesAlone(data: DataTransfer | null): string | null {
  const files = [...(data?.files ?? [])]
  const hasText = ['text/html', 'text/plain'].some((type) => data?.getData(type))
  if (files.length === 0 || hasText) return null
  return files.every(({ type }) => type.startsWith('image/')) ? NO_PICTURES : NO_FILES
}

/** Whether nothing would be seen of what is inserted. */
function isBlank({ content }: Slice): boolean {
  const words = content.textBetween(0, content.size, ' ', ({ type }) =>
    type.name === 'hardBreak' ? ' ' : '·',
  )
  return words.trim() === ''
}
