import polyglotI18nProvider from 'ra-i18n-polyglot'
import russian from 'ra-language-russian'
import type { TranslationMessages } from 'react-admin'
import { RESOURCES } from './resources/all-resources.ts'

const RESOURCE_WORDS = Object.fromEntries(
  Object.values(RESOURCES).map(({ name, words, empty, fields }) => [name, { name: words, empty, fields }]),
)

const MESSAGES: TranslationMessages = {
  ...russian,
  ra: {
    ...russian.ra,
    auth: { ...russian.ra.auth, auth_check_error: 'Войдите, чтобы продолжить' },
    page: { ...russian.ra.page, not_found: 'Страница не найдена' },
    message: { ...russian.ra.message, not_found: 'Такого адреса здесь нет' },
    // These two are missing in the package.
    guesser: {
      empty: { title: 'Показывать нечего', message: 'Проверьте, что отвечает сервер' },
    },
  },
  resources: RESOURCE_WORDS,
}

export const i18nProvider = polyglotI18nProvider(() => MESSAGES, 'ru', [{ locale: 'ru', name: 'Русский' }])
