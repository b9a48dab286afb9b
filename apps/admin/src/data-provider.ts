import simpleRestProvider from 'ra-data-simple-rest'
import { type DataProvider, fetchUtils, HttpError } from 'react-admin'
import { fetchAnswered } from './fetch-answered.ts'
import { CALLED } from './resources/resource-name.ts'

function firstOf(message: unknown): string {
  return typeof message === 'string'
    ? message
    : Array.isArray(message)
      ? String(message[0])
      : 'Произошла ошибка'
}

function parsed(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Shows the API's message instead of the status, the first one of a list (docs/game.md §8). */
const fetchJson: typeof fetchUtils.fetchJson = async (url, options = {}) => {
  const { method, signal, body: sent } = options
  const headers = fetchUtils.createHeadersFromOptions(options)
  const body = typeof sent === 'string' ? sent : undefined
  const answer = await fetchAnswered(String(url), { method, signal, headers, body })
  const text = await answer.text()
  const json = parsed(text)
  if (answer.ok) return { status: answer.status, headers: answer.headers, body: text, json }
  throw new HttpError(json ? firstOf(json.message) : answer.statusText, answer.status, json)
}

const calls = simpleRestProvider('/api/admin', fetchJson)

/** The address of a resource's calls below /admin. */
function calledAs(resource: string): string {
  const called: Readonly<Record<string, string>> = CALLED
  return called[resource] ?? resource
}

/** The most rows of one answer. */
const PAGE_ROWS = 100

/** An export asks for more rows than one answer holds: pages follow until one is not full. */
const getRows: typeof calls.getList = async (resource, params) => {
  const { page = 1, perPage = PAGE_ROWS } = params.pagination ?? {}
  if (perPage <= PAGE_ROWS) return calls.getList(resource, params)
  const first = await calls.getList(resource, { ...params, pagination: { page: 1, perPage: PAGE_ROWS } })
  const pages = Math.ceil(Math.min(first.total ?? 0, page * perPage) / PAGE_ROWS)
  const data = [...first.data]
  for (let next = 2; next <= pages; next += 1) {
    const pagination = { page: next, perPage: PAGE_ROWS }
    data.push(...(await calls.getList(resource, { ...params, pagination })).data)
  }
  return { ...first, data: data.slice((page - 1) * perPage, page * perPage) }
}

/** Chosen rows, by their ids: as many calls as full pages. */
const getChosen: typeof calls.getMany = async (resource, { ids }) => {
  const sort = { field: 'id', order: 'ASC' } as const
  const data = []
  for (let first = 0; first < ids.length; first += PAGE_ROWS) {
    const filter = { id: ids.slice(first, first + PAGE_ROWS) }
    const pagination = { page: 1, perPage: PAGE_ROWS }
    data.push(...(await calls.getList(resource, { pagination, sort, filter })).data)
  }
  return { data }
}

/** The lists of the contract below /admin, which follow the conventions of ra-data-simple-rest. */
export const dataProvider: DataProvider = {
  ...calls,
  getList: (resource, params) => getRows(calledAs(resource), params),
  getMany: (resource, params) => getChosen(calledAs(resource), params),
  getOne: (resource, params) => calls.getOne(calledAs(resource), params),
  create: (resource, params) => calls.create(calledAs(resource), params),
  update: (resource, params) => calls.update(calledAs(resource), params),
}
