import simpleRestProvider from 'ra-data-simple-rest'
import { fetchUtils, HttpError } from 'react-admin'

function firstOf(message: unknown): string {
  return typeof message === 'string'
    ? message
    : Array.isArray(message)
      ? String(message[0])
      : 'Произошла ошибка'
}

/** Shows the API's message instead of the status, the first one of a list (docs/game.md §8). */
const fetchJson: typeof fetchUtils.fetchJson = async (url, options) => {
  try {
    return await fetchUtils.fetchJson(url, options)
  } catch (error) {
    if (error instanceof HttpError && error.body && typeof error.body === 'object') {
      throw new HttpError(firstOf(error.body.message), error.status, error.body)
    }
    throw error
  }
}

/** Lists of the contract's tag `admin`, which follow the conventions of ra-data-simple-rest. */
export const dataProvider = simpleRestProvider('/api/admin', fetchJson)
