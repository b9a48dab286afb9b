/**
 * Generated from contracts/openapi.yaml. Do not edit.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';
import type {
  BuyMarketLotRequest,
  BuyMarketLotResult,
  CancelMarketLotResult,
  CreateMarketLotRequest,
  Error,
  GetMarketTermsParams,
  Id,
  ListMarketLotsParams,
  MarketKey,
  MarketLotList,
  MarketLotPrices,
  MarketLotResult,
  MarketTerms,
  MyMarketLots
} from '../types.ts';
import { transport } from '../transport.ts';
import type { ErrorType } from '../transport.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];
const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};
export const getListMarketLotsUrl = (marketKey: MarketKey,
    params?: ListMarketLotsParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/trade/market/${marketKey}/lots?${stringifiedParams}` : `/trade/market/${marketKey}/lots`
}
/**
 * @summary Search lots on the market
 */
export const listMarketLots = async (marketKey: MarketKey,
    params?: ListMarketLotsParams, options?: Parameters<typeof transport>[1]): Promise<MarketLotList> => {
  return transport<MarketLotList>(getListMarketLotsUrl(marketKey,params),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListMarketLotsQueryKey = (marketKey: MarketKey,
    params?: ListMarketLotsParams,) => {
    return [
    `/trade/market/${marketKey}/lots`, ...(params ? [params] : [])
    ] as const;
    }
export const getListMarketLotsQueryOptions = <TData = Awaited<ReturnType<typeof listMarketLots>>, TError = ErrorType<Error>>(marketKey: MarketKey,
    params?: ListMarketLotsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketLots>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListMarketLotsQueryKey(marketKey,params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMarketLots>>> = ({ signal }) => listMarketLots(marketKey,params, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: marketKey !== null && marketKey !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMarketLots>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListMarketLotsQueryResult = NonNullable<Awaited<ReturnType<typeof listMarketLots>>>
export type ListMarketLotsQueryError = ErrorType<Error>
export function useListMarketLots<TData = Awaited<ReturnType<typeof listMarketLots>>, TError = ErrorType<Error>>(
 marketKey: MarketKey,
    params: undefined |  ListMarketLotsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketLots>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMarketLots>>,
          TError,
          Awaited<ReturnType<typeof listMarketLots>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMarketLots<TData = Awaited<ReturnType<typeof listMarketLots>>, TError = ErrorType<Error>>(
 marketKey: MarketKey,
    params?: ListMarketLotsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketLots>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMarketLots>>,
          TError,
          Awaited<ReturnType<typeof listMarketLots>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMarketLots<TData = Awaited<ReturnType<typeof listMarketLots>>, TError = ErrorType<Error>>(
 marketKey: MarketKey,
    params?: ListMarketLotsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketLots>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search lots on the market
 */
export function useListMarketLots<TData = Awaited<ReturnType<typeof listMarketLots>>, TError = ErrorType<Error>>(
 marketKey: MarketKey,
    params?: ListMarketLotsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarketLots>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListMarketLotsQueryOptions(marketKey,params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getListMyMarketLotsUrl = () => {
  return `/trade/market/my-lots`
}
/**
 * @summary List the caller's open lots
 */
export const listMyMarketLots = async ( options?: Parameters<typeof transport>[1]): Promise<MyMarketLots> => {
  return transport<MyMarketLots>(getListMyMarketLotsUrl(),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListMyMarketLotsQueryKey = () => {
    return [
    `/trade/market/my-lots`
    ] as const;
    }
export const getListMyMarketLotsQueryOptions = <TData = Awaited<ReturnType<typeof listMyMarketLots>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyMarketLots>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListMyMarketLotsQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyMarketLots>>> = ({ signal }) => listMyMarketLots({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMyMarketLots>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListMyMarketLotsQueryResult = NonNullable<Awaited<ReturnType<typeof listMyMarketLots>>>
export type ListMyMarketLotsQueryError = ErrorType<Error>
export function useListMyMarketLots<TData = Awaited<ReturnType<typeof listMyMarketLots>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyMarketLots>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyMarketLots>>,
          TError,
          Awaited<ReturnType<typeof listMyMarketLots>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyMarketLots<TData = Awaited<ReturnType<typeof listMyMarketLots>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyMarketLots>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyMarketLots>>,
          TError,
          Awaited<ReturnType<typeof listMyMarketLots>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyMarketLots<TData = Awaited<ReturnType<typeof listMyMarketLots>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyMarketLots>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the caller's open lots
 */
export function useListMyMarketLots<TData = Awaited<ReturnType<typeof listMyMarketLots>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyMarketLots>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListMyMarketLotsQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getGetMarketTermsUrl = (params: GetMarketTermsParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/trade/market/terms?${stringifiedParams}` : `/trade/market/terms`
}
/**
 * @summary Get allowed prices and fees for an item of the caller
 */
export const getMarketTerms = async (params: GetMarketTermsParams, options?: Parameters<typeof transport>[1]): Promise<MarketTerms> => {
  return transport<MarketTerms>(getGetMarketTermsUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetMarketTermsQueryKey = (params?: GetMarketTermsParams,) => {
    return [
    `/trade/market/terms`, ...(params ? [params] : [])
    ] as const;
    }
export const getGetMarketTermsQueryOptions = <TData = Awaited<ReturnType<typeof getMarketTerms>>, TError = ErrorType<Error>>(params: GetMarketTermsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMarketTerms>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetMarketTermsQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMarketTerms>>> = ({ signal }) => getMarketTerms(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMarketTerms>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetMarketTermsQueryResult = NonNullable<Awaited<ReturnType<typeof getMarketTerms>>>
export type GetMarketTermsQueryError = ErrorType<Error>
export function useGetMarketTerms<TData = Awaited<ReturnType<typeof getMarketTerms>>, TError = ErrorType<Error>>(
 params: GetMarketTermsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMarketTerms>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMarketTerms>>,
          TError,
          Awaited<ReturnType<typeof getMarketTerms>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMarketTerms<TData = Awaited<ReturnType<typeof getMarketTerms>>, TError = ErrorType<Error>>(
 params: GetMarketTermsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMarketTerms>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMarketTerms>>,
          TError,
          Awaited<ReturnType<typeof getMarketTerms>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMarketTerms<TData = Awaited<ReturnType<typeof getMarketTerms>>, TError = ErrorType<Error>>(
 params: GetMarketTermsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMarketTerms>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get allowed prices and fees for an item of the caller
 */
export function useGetMarketTerms<TData = Awaited<ReturnType<typeof getMarketTerms>>, TError = ErrorType<Error>>(
 params: GetMarketTermsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMarketTerms>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetMarketTermsQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getCreateMarketLotUrl = () => {
  return `/trade/market/lots`
}
/**
 * @summary Put an item on the market
 */
export const createMarketLot = async (createMarketLotRequest: CreateMarketLotRequest, options?: Parameters<typeof transport>[1]): Promise<MarketLotResult> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<MarketLotResult>(getCreateMarketLotUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(createMarketLotRequest)
  }
);}
export const getCreateMarketLotMutationKey = () => ['createMarketLot'] as const;
export const getCreateMarketLotMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMarketLot>>, TError,CreateMarketLotMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof createMarketLot>>, TError,CreateMarketLotMutationVariables, TContext> => {
const mutationKey = getCreateMarketLotMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createMarketLot>>, CreateMarketLotMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  createMarketLot(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type CreateMarketLotMutationResult = NonNullable<Awaited<ReturnType<typeof createMarketLot>>>
    export type CreateMarketLotMutationBody = CreateMarketLotRequest
    export type CreateMarketLotMutationError = ErrorType<Error>
    export type CreateMarketLotMutationVariables = {data: CreateMarketLotRequest}
    /**
 * @summary Put an item on the market
 */
export const useCreateMarketLot = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMarketLot>>, TError,CreateMarketLotMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createMarketLot>>,
        TError,
        CreateMarketLotMutationVariables,
        TContext
      > => {
      return useMutation(getCreateMarketLotMutationOptions(options), queryClient);
    }
    export const getGetMarketLotPricesUrl = (lotId: Id,) => {
  return `/trade/market/lots/${lotId}/prices`
}
/**
 * @summary Compare the price of a lot with past sales
 */
export const getMarketLotPrices = async (lotId: Id, options?: Parameters<typeof transport>[1]): Promise<MarketLotPrices> => {
  return transport<MarketLotPrices>(getGetMarketLotPricesUrl(lotId),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetMarketLotPricesQueryKey = (lotId: Id,) => {
    return [
    `/trade/market/lots/${lotId}/prices`
    ] as const;
    }
export const getGetMarketLotPricesQueryOptions = <TData = Awaited<ReturnType<typeof getMarketLotPrices>>, TError = ErrorType<Error>>(lotId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMarketLotPrices>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetMarketLotPricesQueryKey(lotId);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMarketLotPrices>>> = ({ signal }) => getMarketLotPrices(lotId, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: lotId !== null && lotId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMarketLotPrices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetMarketLotPricesQueryResult = NonNullable<Awaited<ReturnType<typeof getMarketLotPrices>>>
export type GetMarketLotPricesQueryError = ErrorType<Error>
export function useGetMarketLotPrices<TData = Awaited<ReturnType<typeof getMarketLotPrices>>, TError = ErrorType<Error>>(
 lotId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMarketLotPrices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMarketLotPrices>>,
          TError,
          Awaited<ReturnType<typeof getMarketLotPrices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMarketLotPrices<TData = Awaited<ReturnType<typeof getMarketLotPrices>>, TError = ErrorType<Error>>(
 lotId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMarketLotPrices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMarketLotPrices>>,
          TError,
          Awaited<ReturnType<typeof getMarketLotPrices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMarketLotPrices<TData = Awaited<ReturnType<typeof getMarketLotPrices>>, TError = ErrorType<Error>>(
 lotId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMarketLotPrices>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Compare the price of a lot with past sales
 */
export function useGetMarketLotPrices<TData = Awaited<ReturnType<typeof getMarketLotPrices>>, TError = ErrorType<Error>>(
 lotId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMarketLotPrices>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetMarketLotPricesQueryOptions(lotId,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getBuyMarketLotUrl = (lotId: Id,) => {
  return `/trade/market/lots/${lotId}/buy`
}
/**
 * @summary Buy a lot
 */
export const buyMarketLot = async (lotId: Id,
    buyMarketLotRequest: BuyMarketLotRequest, options?: Parameters<typeof transport>[1]): Promise<BuyMarketLotResult> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<BuyMarketLotResult>(getBuyMarketLotUrl(lotId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(buyMarketLotRequest)
  }
);}
export const getBuyMarketLotMutationKey = () => ['buyMarketLot'] as const;
export const getBuyMarketLotMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof buyMarketLot>>, TError,BuyMarketLotMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof buyMarketLot>>, TError,BuyMarketLotMutationVariables, TContext> => {
const mutationKey = getBuyMarketLotMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof buyMarketLot>>, BuyMarketLotMutationVariables> = (props) => {
          const {lotId,data} = props ?? {};
          return  buyMarketLot(lotId,data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type BuyMarketLotMutationResult = NonNullable<Awaited<ReturnType<typeof buyMarketLot>>>
    export type BuyMarketLotMutationBody = BuyMarketLotRequest
    export type BuyMarketLotMutationError = ErrorType<Error>
    export type BuyMarketLotMutationVariables = {lotId: Id;data: BuyMarketLotRequest}
    /**
 * @summary Buy a lot
 */
export const useBuyMarketLot = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof buyMarketLot>>, TError,BuyMarketLotMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof buyMarketLot>>,
        TError,
        BuyMarketLotMutationVariables,
        TContext
      > => {
      return useMutation(getBuyMarketLotMutationOptions(options), queryClient);
    }
    export const getCancelMarketLotUrl = (lotId: Id,) => {
  return `/trade/market/lots/${lotId}/cancel`
}
/**
 * @summary Cancel one of the caller's lots
 */
export const cancelMarketLot = async (lotId: Id, options?: Parameters<typeof transport>[1]): Promise<CancelMarketLotResult> => {
  return transport<CancelMarketLotResult>(getCancelMarketLotUrl(lotId),
  {
    ...options,
    method: 'POST'
  }
);}
export const getCancelMarketLotMutationKey = () => ['cancelMarketLot'] as const;
export const getCancelMarketLotMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelMarketLot>>, TError,CancelMarketLotMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelMarketLot>>, TError,CancelMarketLotMutationVariables, TContext> => {
const mutationKey = getCancelMarketLotMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelMarketLot>>, CancelMarketLotMutationVariables> = (props) => {
          const {lotId} = props ?? {};
          return  cancelMarketLot(lotId,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type CancelMarketLotMutationResult = NonNullable<Awaited<ReturnType<typeof cancelMarketLot>>>
    export type CancelMarketLotMutationError = ErrorType<Error>
    export type CancelMarketLotMutationVariables = {lotId: Id}
    /**
 * @summary Cancel one of the caller's lots
 */
export const useCancelMarketLot = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelMarketLot>>, TError,CancelMarketLotMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelMarketLot>>,
        TError,
        CancelMarketLotMutationVariables,
        TContext
      > => {
      return useMutation(getCancelMarketLotMutationOptions(options), queryClient);
    }
