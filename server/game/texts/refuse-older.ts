import { conflict } from '../../platform/errors.ts'

type Edited = { readonly revision: number; readonly title: string }

/** 409 textChanged if somebody has saved a text since the editor has read this revision of it. */
export function refuseOlder({ revision, title }: Edited, read: number): void {
  if (revision !== read)
    throw conflict('textChanged', `«${title}» изменил кто-то другой. Обновите список и выберите снова.`)
}
