/**
 * Generated from contracts/openapi.yaml. Do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  ItemHistory,
  ItemSummary,
  MoneyHistory,
  MoneySummary
} from '../model.schemas';


export const getListMoneyHistoryResponseMock = (): MoneyHistory => ({"items":[],"nextCursor":null})

export const getGetMoneySummaryResponseMock = (): MoneySummary => ({"days":[],"sources":[]})

export const getListItemHistoryResponseMock = (): ItemHistory => ({"items":[],"nextCursor":null})

export const getGetItemSummaryResponseMock = (): ItemSummary => ({"days":[]})


export const getListMoneyHistoryMockHandler = (overrideResponse?: MoneyHistory | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MoneyHistory> | MoneyHistory), options?: RequestHandlerOptions) => {
  return http.get('*/api/player-money-history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMoneyHistoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMoneySummaryMockHandler = (overrideResponse?: MoneySummary | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MoneySummary> | MoneySummary), options?: RequestHandlerOptions) => {
  return http.get('*/api/player-money-history/summary', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMoneySummaryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListItemHistoryMockHandler = (overrideResponse?: ItemHistory | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ItemHistory> | ItemHistory), options?: RequestHandlerOptions) => {
  return http.get('*/api/player-item-history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListItemHistoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetItemSummaryMockHandler = (overrideResponse?: ItemSummary | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ItemSummary> | ItemSummary), options?: RequestHandlerOptions) => {
  return http.get('*/api/player-item-history/summary', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetItemSummaryResponseMock(),
      { status: 200
      })
  }, options)
}
export const getHistoryMock = () => [
  getListMoneyHistoryMockHandler(),
  getGetMoneySummaryMockHandler(),
  getListItemHistoryMockHandler(),
  getGetItemSummaryMockHandler()
]
