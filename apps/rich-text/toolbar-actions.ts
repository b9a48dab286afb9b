import type { Editor } from '@tiptap/react'
import { NEW_TABLE } from './tables.ts'

export type ToolbarAction = {
  readonly key: string
  /** Name for screen readers, and of the hint. */
  readonly label: string
  /** On the button. */
  readonly sign: string
  readonly look?: 'bold' | 'italic' | 'underline' | 'strike' | 'red'
  /** The toolbar has put the focus into the editor before. */
  readonly run: (editor: Editor) => void
  readonly isOn?: (editor: Editor) => boolean
  readonly isPossible?: (editor: Editor) => boolean
}

const RED = '#971b1b'

function heading(level: 2 | 3 | 4, label: string, sign: string): ToolbarAction {
  return {
    key: `heading${level}`,
    label,
    sign,
    run: (editor) => editor.commands.toggleHeading({ level }),
    isOn: (editor) => editor.isActive('heading', { level }),
  }
}

function align(to: 'left' | 'center' | 'right', label: string, sign: string): ToolbarAction {
  return {
    key: `align ${to}`,
    label,
    sign,
    run: (editor) => editor.commands.setTextAlign(to),
    isOn: (editor) => editor.isActive({ textAlign: to }),
  }
}

/** The buttons of the toolbar, in groups. The link has its own. */
export const TOOLBAR_GROUPS: readonly (readonly ToolbarAction[])[] = [
  [
    {
      key: 'bold',
      label: 'Жирный',
      sign: 'Ж',
      look: 'bold',
      run: (editor) => editor.commands.toggleBold(),
      isOn: (editor) => editor.isActive('bold'),
    },
    {
      key: 'italic',
      label: 'Курсив',
      sign: 'К',
      look: 'italic',
      run: (editor) => editor.commands.toggleItalic(),
      isOn: (editor) => editor.isActive('italic'),
    },
    {
      key: 'underline',
      label: 'Подчёркнутый',
      sign: 'П',
      look: 'underline',
      run: (editor) => editor.commands.toggleUnderline(),
      isOn: (editor) => editor.isActive('underline'),
    },
    {
      key: 'strike',
      label: 'Зачёркнутый',
      sign: 'З',
      look: 'strike',
      run: (editor) => editor.commands.toggleStrike(),
      isOn: (editor) => editor.isActive('strike'),
    },
    {
      key: 'red',
      label: 'Алым',
      sign: 'А',
      look: 'red',
      run: (editor) => {
        const isRed = editor.isActive('textStyle', { color: RED })
        if (isRed) editor.commands.unsetColor()
        else editor.commands.setColor(RED)
      },
      isOn: (editor) => editor.isActive('textStyle', { color: RED }),
    },
  ],
  [
    heading(2, 'Заголовок', 'Заг.'),
    heading(3, 'Подзаголовок', 'Подз.'),
    heading(4, 'Малый заголовок', 'Мал.'),
  ],
  [
    {
      key: 'bulletList',
      label: 'Список',
      sign: '• —',
      run: (editor) => editor.commands.toggleBulletList(),
      isOn: (editor) => editor.isActive('bulletList'),
    },
    {
      key: 'orderedList',
      label: 'Нумерованный список',
      sign: '1. —',
      run: (editor) => editor.commands.toggleOrderedList(),
      isOn: (editor) => editor.isActive('orderedList'),
    },
    {
      key: 'blockquote',
      label: 'Цитата',
      sign: '« »',
      run: (editor) => editor.commands.toggleBlockquote(),
      isOn: (editor) => editor.isActive('blockquote'),
    },
    {
      key: 'rule',
      label: 'Черта',
      sign: '―',
      run: (editor) => editor.commands.setHorizontalRule(),
    },
    {
      key: 'table',
      label: 'Таблица',
      sign: 'Табл.',
      run: (editor) => editor.commands.insertContent(NEW_TABLE),
      isPossible: (editor) => !editor.isActive('table'),
    },
  ],
  [
    align('left', 'По левому краю', 'Слева'),
    align('center', 'По центру', 'Центр'),
    align('right', 'По правому краю', 'Справа'),
  ],
  [
    {
      key: 'undo',
      label: 'Отменить',
      sign: 'Отменить',
      run: (editor) => editor.commands.undo(),
      isPossible: (editor) => editor.can().undo(),
    },
    {
      key: 'redo',
      label: 'Вернуть',
      sign: 'Вернуть',
      run: (editor) => editor.commands.redo(),
      isPossible: (editor) => editor.can().redo(),
    },
  ],
]
