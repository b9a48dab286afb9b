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
  AdminTipText,
  AdminTipTextList,
  AdminTipTextRevisionList,
  AdminTutorialText,
  AdminTutorialTextList,
  AdminTutorialTextRevisionList,
  Error,
  ListTipRevisionsForAdminParams,
  ListTipsForAdminParams,
  ListTutorialRevisionsForAdminParams,
  ListTutorialTextsForAdminParams,
  SaveTipTextRequest,
  SaveTutorialTextRequest,
  SetTipStatesRequest,
  SetTipStatesResult,
  SetTutorialStatesRequest,
  SetTutorialStatesResult,
  TipTextKey,
  TutorialTextKey
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
export const getListTipsForAdminUrl = (params?: ListTipsForAdminParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/admin/knowledge-base/tip?${stringifiedParams}` : `/admin/knowledge-base/tip`
}
/**
 * @summary List the texts of the tips for editing
 */
export const listTipsForAdmin = async (params?: ListTipsForAdminParams, options?: Parameters<typeof transport>[1]): Promise<AdminTipTextList> => {
  return transport<AdminTipTextList>(getListTipsForAdminUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListTipsForAdminQueryKey = (params?: ListTipsForAdminParams,) => {
    return [
    `/admin/knowledge-base/tip`, ...(params ? [params] : [])
    ] as const;
    }
export const getListTipsForAdminQueryOptions = <TData = Awaited<ReturnType<typeof listTipsForAdmin>>, TError = ErrorType<Error>>(params?: ListTipsForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTipsForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListTipsForAdminQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTipsForAdmin>>> = ({ signal }) => listTipsForAdmin(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTipsForAdmin>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListTipsForAdminQueryResult = NonNullable<Awaited<ReturnType<typeof listTipsForAdmin>>>
export type ListTipsForAdminQueryError = ErrorType<Error>
export function useListTipsForAdmin<TData = Awaited<ReturnType<typeof listTipsForAdmin>>, TError = ErrorType<Error>>(
 params: undefined |  ListTipsForAdminParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTipsForAdmin>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTipsForAdmin>>,
          TError,
          Awaited<ReturnType<typeof listTipsForAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTipsForAdmin<TData = Awaited<ReturnType<typeof listTipsForAdmin>>, TError = ErrorType<Error>>(
 params?: ListTipsForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTipsForAdmin>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTipsForAdmin>>,
          TError,
          Awaited<ReturnType<typeof listTipsForAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTipsForAdmin<TData = Awaited<ReturnType<typeof listTipsForAdmin>>, TError = ErrorType<Error>>(
 params?: ListTipsForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTipsForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the texts of the tips for editing
 */
export function useListTipsForAdmin<TData = Awaited<ReturnType<typeof listTipsForAdmin>>, TError = ErrorType<Error>>(
 params?: ListTipsForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTipsForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListTipsForAdminQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getGetTipForAdminUrl = (tipKey: TipTextKey,) => {
  return `/admin/knowledge-base/tip/${tipKey}`
}
/**
 * @summary Get the text of a tip for editing
 */
export const getTipForAdmin = async (tipKey: TipTextKey, options?: Parameters<typeof transport>[1]): Promise<AdminTipText> => {
  return transport<AdminTipText>(getGetTipForAdminUrl(tipKey),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetTipForAdminQueryKey = (tipKey: TipTextKey,) => {
    return [
    `/admin/knowledge-base/tip/${tipKey}`
    ] as const;
    }
export const getGetTipForAdminQueryOptions = <TData = Awaited<ReturnType<typeof getTipForAdmin>>, TError = ErrorType<Error>>(tipKey: TipTextKey, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTipForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetTipForAdminQueryKey(tipKey);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTipForAdmin>>> = ({ signal }) => getTipForAdmin(tipKey, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: tipKey !== null && tipKey !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTipForAdmin>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetTipForAdminQueryResult = NonNullable<Awaited<ReturnType<typeof getTipForAdmin>>>
export type GetTipForAdminQueryError = ErrorType<Error>
export function useGetTipForAdmin<TData = Awaited<ReturnType<typeof getTipForAdmin>>, TError = ErrorType<Error>>(
 tipKey: TipTextKey, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTipForAdmin>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTipForAdmin>>,
          TError,
          Awaited<ReturnType<typeof getTipForAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTipForAdmin<TData = Awaited<ReturnType<typeof getTipForAdmin>>, TError = ErrorType<Error>>(
 tipKey: TipTextKey, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTipForAdmin>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTipForAdmin>>,
          TError,
          Awaited<ReturnType<typeof getTipForAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTipForAdmin<TData = Awaited<ReturnType<typeof getTipForAdmin>>, TError = ErrorType<Error>>(
 tipKey: TipTextKey, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTipForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the text of a tip for editing
 */
export function useGetTipForAdmin<TData = Awaited<ReturnType<typeof getTipForAdmin>>, TError = ErrorType<Error>>(
 tipKey: TipTextKey, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTipForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetTipForAdminQueryOptions(tipKey,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getSaveTipUrl = (tipKey: TipTextKey,) => {
  return `/admin/knowledge-base/tip/${tipKey}`
}
/**
 * @summary Save a revision of a tip's text
 */
export const saveTip = async (tipKey: TipTextKey,
    saveTipTextRequest: SaveTipTextRequest, options?: Parameters<typeof transport>[1]): Promise<AdminTipText> => {
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
return transport<AdminTipText>(getSaveTipUrl(tipKey),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(saveTipTextRequest)
  }
);}
export const getSaveTipMutationKey = () => ['saveTip'] as const;
export const getSaveTipMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveTip>>, TError,SaveTipMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof saveTip>>, TError,SaveTipMutationVariables, TContext> => {
const mutationKey = getSaveTipMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveTip>>, SaveTipMutationVariables> = (props) => {
          const {tipKey,data} = props ?? {};
          return  saveTip(tipKey,data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type SaveTipMutationResult = NonNullable<Awaited<ReturnType<typeof saveTip>>>
    export type SaveTipMutationBody = SaveTipTextRequest
    export type SaveTipMutationError = ErrorType<Error>
    export type SaveTipMutationVariables = {tipKey: TipTextKey;data: SaveTipTextRequest}
    /**
 * @summary Save a revision of a tip's text
 */
export const useSaveTip = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveTip>>, TError,SaveTipMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveTip>>,
        TError,
        SaveTipMutationVariables,
        TContext
      > => {
      return useMutation(getSaveTipMutationOptions(options), queryClient);
    }
    export const getListTipRevisionsForAdminUrl = (params?: ListTipRevisionsForAdminParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/admin/knowledge-base/tip-revisions?${stringifiedParams}` : `/admin/knowledge-base/tip-revisions`
}
/**
 * @summary List all revisions of the tips' texts
 */
export const listTipRevisionsForAdmin = async (params?: ListTipRevisionsForAdminParams, options?: Parameters<typeof transport>[1]): Promise<AdminTipTextRevisionList> => {
  return transport<AdminTipTextRevisionList>(getListTipRevisionsForAdminUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListTipRevisionsForAdminQueryKey = (params?: ListTipRevisionsForAdminParams,) => {
    return [
    `/admin/knowledge-base/tip-revisions`, ...(params ? [params] : [])
    ] as const;
    }
export const getListTipRevisionsForAdminQueryOptions = <TData = Awaited<ReturnType<typeof listTipRevisionsForAdmin>>, TError = ErrorType<Error>>(params?: ListTipRevisionsForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTipRevisionsForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListTipRevisionsForAdminQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTipRevisionsForAdmin>>> = ({ signal }) => listTipRevisionsForAdmin(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTipRevisionsForAdmin>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListTipRevisionsForAdminQueryResult = NonNullable<Awaited<ReturnType<typeof listTipRevisionsForAdmin>>>
export type ListTipRevisionsForAdminQueryError = ErrorType<Error>
export function useListTipRevisionsForAdmin<TData = Awaited<ReturnType<typeof listTipRevisionsForAdmin>>, TError = ErrorType<Error>>(
 params: undefined |  ListTipRevisionsForAdminParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTipRevisionsForAdmin>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTipRevisionsForAdmin>>,
          TError,
          Awaited<ReturnType<typeof listTipRevisionsForAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTipRevisionsForAdmin<TData = Awaited<ReturnType<typeof listTipRevisionsForAdmin>>, TError = ErrorType<Error>>(
 params?: ListTipRevisionsForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTipRevisionsForAdmin>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTipRevisionsForAdmin>>,
          TError,
          Awaited<ReturnType<typeof listTipRevisionsForAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTipRevisionsForAdmin<TData = Awaited<ReturnType<typeof listTipRevisionsForAdmin>>, TError = ErrorType<Error>>(
 params?: ListTipRevisionsForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTipRevisionsForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List all revisions of the tips' texts
 */
export function useListTipRevisionsForAdmin<TData = Awaited<ReturnType<typeof listTipRevisionsForAdmin>>, TError = ErrorType<Error>>(
 params?: ListTipRevisionsForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTipRevisionsForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListTipRevisionsForAdminQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getSetTipStatesUrl = () => {
  return `/admin/knowledge-base/tip-states`
}
/**
 * @summary Publish or withdraw the texts of several tips
 */
export const setTipStates = async (setTipStatesRequest: SetTipStatesRequest, options?: Parameters<typeof transport>[1]): Promise<SetTipStatesResult> => {
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
return transport<SetTipStatesResult>(getSetTipStatesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(setTipStatesRequest)
  }
);}
export const getSetTipStatesMutationKey = () => ['setTipStates'] as const;
export const getSetTipStatesMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setTipStates>>, TError,SetTipStatesMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof setTipStates>>, TError,SetTipStatesMutationVariables, TContext> => {
const mutationKey = getSetTipStatesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setTipStates>>, SetTipStatesMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  setTipStates(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type SetTipStatesMutationResult = NonNullable<Awaited<ReturnType<typeof setTipStates>>>
    export type SetTipStatesMutationBody = SetTipStatesRequest
    export type SetTipStatesMutationError = ErrorType<Error>
    export type SetTipStatesMutationVariables = {data: SetTipStatesRequest}
    /**
 * @summary Publish or withdraw the texts of several tips
 */
export const useSetTipStates = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setTipStates>>, TError,SetTipStatesMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setTipStates>>,
        TError,
        SetTipStatesMutationVariables,
        TContext
      > => {
      return useMutation(getSetTipStatesMutationOptions(options), queryClient);
    }
    export const getListTutorialTextsForAdminUrl = (params?: ListTutorialTextsForAdminParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/admin/knowledge-base/tutorial?${stringifiedParams}` : `/admin/knowledge-base/tutorial`
}
/**
 * @summary List the texts of the quests for editing
 */
export const listTutorialTextsForAdmin = async (params?: ListTutorialTextsForAdminParams, options?: Parameters<typeof transport>[1]): Promise<AdminTutorialTextList> => {
  return transport<AdminTutorialTextList>(getListTutorialTextsForAdminUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListTutorialTextsForAdminQueryKey = (params?: ListTutorialTextsForAdminParams,) => {
    return [
    `/admin/knowledge-base/tutorial`, ...(params ? [params] : [])
    ] as const;
    }
export const getListTutorialTextsForAdminQueryOptions = <TData = Awaited<ReturnType<typeof listTutorialTextsForAdmin>>, TError = ErrorType<Error>>(params?: ListTutorialTextsForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTutorialTextsForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListTutorialTextsForAdminQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTutorialTextsForAdmin>>> = ({ signal }) => listTutorialTextsForAdmin(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTutorialTextsForAdmin>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListTutorialTextsForAdminQueryResult = NonNullable<Awaited<ReturnType<typeof listTutorialTextsForAdmin>>>
export type ListTutorialTextsForAdminQueryError = ErrorType<Error>
export function useListTutorialTextsForAdmin<TData = Awaited<ReturnType<typeof listTutorialTextsForAdmin>>, TError = ErrorType<Error>>(
 params: undefined |  ListTutorialTextsForAdminParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTutorialTextsForAdmin>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTutorialTextsForAdmin>>,
          TError,
          Awaited<ReturnType<typeof listTutorialTextsForAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTutorialTextsForAdmin<TData = Awaited<ReturnType<typeof listTutorialTextsForAdmin>>, TError = ErrorType<Error>>(
 params?: ListTutorialTextsForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTutorialTextsForAdmin>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTutorialTextsForAdmin>>,
          TError,
          Awaited<ReturnType<typeof listTutorialTextsForAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTutorialTextsForAdmin<TData = Awaited<ReturnType<typeof listTutorialTextsForAdmin>>, TError = ErrorType<Error>>(
 params?: ListTutorialTextsForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTutorialTextsForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the texts of the quests for editing
 */
export function useListTutorialTextsForAdmin<TData = Awaited<ReturnType<typeof listTutorialTextsForAdmin>>, TError = ErrorType<Error>>(
 params?: ListTutorialTextsForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTutorialTextsForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListTutorialTextsForAdminQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getGetTutorialTextForAdminUrl = (tutorialKey: TutorialTextKey,) => {
  return `/admin/knowledge-base/tutorial/${tutorialKey}`
}
/**
 * @summary Get the text of a quest for editing
 */
export const getTutorialTextForAdmin = async (tutorialKey: TutorialTextKey, options?: Parameters<typeof transport>[1]): Promise<AdminTutorialText> => {
  return transport<AdminTutorialText>(getGetTutorialTextForAdminUrl(tutorialKey),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetTutorialTextForAdminQueryKey = (tutorialKey: TutorialTextKey,) => {
    return [
    `/admin/knowledge-base/tutorial/${tutorialKey}`
    ] as const;
    }
export const getGetTutorialTextForAdminQueryOptions = <TData = Awaited<ReturnType<typeof getTutorialTextForAdmin>>, TError = ErrorType<Error>>(tutorialKey: TutorialTextKey, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTutorialTextForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetTutorialTextForAdminQueryKey(tutorialKey);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTutorialTextForAdmin>>> = ({ signal }) => getTutorialTextForAdmin(tutorialKey, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: tutorialKey !== null && tutorialKey !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTutorialTextForAdmin>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetTutorialTextForAdminQueryResult = NonNullable<Awaited<ReturnType<typeof getTutorialTextForAdmin>>>
export type GetTutorialTextForAdminQueryError = ErrorType<Error>
export function useGetTutorialTextForAdmin<TData = Awaited<ReturnType<typeof getTutorialTextForAdmin>>, TError = ErrorType<Error>>(
 tutorialKey: TutorialTextKey, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTutorialTextForAdmin>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTutorialTextForAdmin>>,
          TError,
          Awaited<ReturnType<typeof getTutorialTextForAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTutorialTextForAdmin<TData = Awaited<ReturnType<typeof getTutorialTextForAdmin>>, TError = ErrorType<Error>>(
 tutorialKey: TutorialTextKey, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTutorialTextForAdmin>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTutorialTextForAdmin>>,
          TError,
          Awaited<ReturnType<typeof getTutorialTextForAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTutorialTextForAdmin<TData = Awaited<ReturnType<typeof getTutorialTextForAdmin>>, TError = ErrorType<Error>>(
 tutorialKey: TutorialTextKey, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTutorialTextForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the text of a quest for editing
 */
export function useGetTutorialTextForAdmin<TData = Awaited<ReturnType<typeof getTutorialTextForAdmin>>, TError = ErrorType<Error>>(
 tutorialKey: TutorialTextKey, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTutorialTextForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetTutorialTextForAdminQueryOptions(tutorialKey,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getSaveTutorialTextUrl = (tutorialKey: TutorialTextKey,) => {
  return `/admin/knowledge-base/tutorial/${tutorialKey}`
}
/**
 * @summary Save a revision of a quest's text
 */
export const saveTutorialText = async (tutorialKey: TutorialTextKey,
    saveTutorialTextRequest: SaveTutorialTextRequest, options?: Parameters<typeof transport>[1]): Promise<AdminTutorialText> => {
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
return transport<AdminTutorialText>(getSaveTutorialTextUrl(tutorialKey),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(saveTutorialTextRequest)
  }
);}
export const getSaveTutorialTextMutationKey = () => ['saveTutorialText'] as const;
export const getSaveTutorialTextMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveTutorialText>>, TError,SaveTutorialTextMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof saveTutorialText>>, TError,SaveTutorialTextMutationVariables, TContext> => {
const mutationKey = getSaveTutorialTextMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveTutorialText>>, SaveTutorialTextMutationVariables> = (props) => {
          const {tutorialKey,data} = props ?? {};
          return  saveTutorialText(tutorialKey,data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type SaveTutorialTextMutationResult = NonNullable<Awaited<ReturnType<typeof saveTutorialText>>>
    export type SaveTutorialTextMutationBody = SaveTutorialTextRequest
    export type SaveTutorialTextMutationError = ErrorType<Error>
    export type SaveTutorialTextMutationVariables = {tutorialKey: TutorialTextKey;data: SaveTutorialTextRequest}
    /**
 * @summary Save a revision of a quest's text
 */
export const useSaveTutorialText = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveTutorialText>>, TError,SaveTutorialTextMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveTutorialText>>,
        TError,
        SaveTutorialTextMutationVariables,
        TContext
      > => {
      return useMutation(getSaveTutorialTextMutationOptions(options), queryClient);
    }
    export const getListTutorialRevisionsForAdminUrl = (params?: ListTutorialRevisionsForAdminParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/admin/knowledge-base/tutorial-revisions?${stringifiedParams}` : `/admin/knowledge-base/tutorial-revisions`
}
/**
 * @summary List all revisions of the quests' texts
 */
export const listTutorialRevisionsForAdmin = async (params?: ListTutorialRevisionsForAdminParams, options?: Parameters<typeof transport>[1]): Promise<AdminTutorialTextRevisionList> => {
  return transport<AdminTutorialTextRevisionList>(getListTutorialRevisionsForAdminUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListTutorialRevisionsForAdminQueryKey = (params?: ListTutorialRevisionsForAdminParams,) => {
    return [
    `/admin/knowledge-base/tutorial-revisions`, ...(params ? [params] : [])
    ] as const;
    }
export const getListTutorialRevisionsForAdminQueryOptions = <TData = Awaited<ReturnType<typeof listTutorialRevisionsForAdmin>>, TError = ErrorType<Error>>(params?: ListTutorialRevisionsForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTutorialRevisionsForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListTutorialRevisionsForAdminQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTutorialRevisionsForAdmin>>> = ({ signal }) => listTutorialRevisionsForAdmin(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTutorialRevisionsForAdmin>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListTutorialRevisionsForAdminQueryResult = NonNullable<Awaited<ReturnType<typeof listTutorialRevisionsForAdmin>>>
export type ListTutorialRevisionsForAdminQueryError = ErrorType<Error>
export function useListTutorialRevisionsForAdmin<TData = Awaited<ReturnType<typeof listTutorialRevisionsForAdmin>>, TError = ErrorType<Error>>(
 params: undefined |  ListTutorialRevisionsForAdminParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTutorialRevisionsForAdmin>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTutorialRevisionsForAdmin>>,
          TError,
          Awaited<ReturnType<typeof listTutorialRevisionsForAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTutorialRevisionsForAdmin<TData = Awaited<ReturnType<typeof listTutorialRevisionsForAdmin>>, TError = ErrorType<Error>>(
 params?: ListTutorialRevisionsForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTutorialRevisionsForAdmin>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTutorialRevisionsForAdmin>>,
          TError,
          Awaited<ReturnType<typeof listTutorialRevisionsForAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTutorialRevisionsForAdmin<TData = Awaited<ReturnType<typeof listTutorialRevisionsForAdmin>>, TError = ErrorType<Error>>(
 params?: ListTutorialRevisionsForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTutorialRevisionsForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List all revisions of the quests' texts
 */
export function useListTutorialRevisionsForAdmin<TData = Awaited<ReturnType<typeof listTutorialRevisionsForAdmin>>, TError = ErrorType<Error>>(
 params?: ListTutorialRevisionsForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTutorialRevisionsForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListTutorialRevisionsForAdminQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getSetTutorialStatesUrl = () => {
  return `/admin/knowledge-base/tutorial-states`
}
/**
 * @summary Publish or withdraw the texts of several quests
 */
export const setTutorialStates = async (setTutorialStatesRequest: SetTutorialStatesRequest, options?: Parameters<typeof transport>[1]): Promise<SetTutorialStatesResult> => {
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
return transport<SetTutorialStatesResult>(getSetTutorialStatesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(setTutorialStatesRequest)
  }
);}
export const getSetTutorialStatesMutationKey = () => ['setTutorialStates'] as const;
export const getSetTutorialStatesMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setTutorialStates>>, TError,SetTutorialStatesMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof setTutorialStates>>, TError,SetTutorialStatesMutationVariables, TContext> => {
const mutationKey = getSetTutorialStatesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setTutorialStates>>, SetTutorialStatesMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  setTutorialStates(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type SetTutorialStatesMutationResult = NonNullable<Awaited<ReturnType<typeof setTutorialStates>>>
    export type SetTutorialStatesMutationBody = SetTutorialStatesRequest
    export type SetTutorialStatesMutationError = ErrorType<Error>
    export type SetTutorialStatesMutationVariables = {data: SetTutorialStatesRequest}
    /**
 * @summary Publish or withdraw the texts of several quests
 */
export const useSetTutorialStates = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setTutorialStates>>, TError,SetTutorialStatesMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setTutorialStates>>,
        TError,
        SetTutorialStatesMutationVariables,
        TContext
      > => {
      return useMutation(getSetTutorialStatesMutationOptions(options), queryClient);
    }
