import simpleRestProvider from 'ra-data-simple-rest'
import { fetchUtils, HttpError } from 'react-admin'

function firstOf(message: unknown): string {
  return typeof message === 'string'
    ? message
    : Array.isArray(message)
      ? String(message[0])
      : 'Произошла ошибка'
}

/** The API's own words instead of the status; of several, the first (docs/game.md §8, "Generic error toast"). */
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

/** Lists of the contract's tag `admin`, which speak this dialect. */
export const dataProvider = simpleRestProvider('/api/admin', fetchJson)
