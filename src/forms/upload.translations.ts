import type { TranslationTable } from '../locale/translator/translator'

export default {
  ar: {
    'upload-failures': {
      upload: 'لم يكتمل رفع الملف',
      processingIncomplete: 'لم تكتمل معالجة الملف',
      processing: 'تعذّرت معالجة الملف',
      processingCancelled: 'أُلغيت معالجة الملف',
      noJobResponse: 'لا توجد بيانات في الرد على الطلب',
      uploading: 'خطأ أثناء الرفع',
      uploadProblem: 'حدثت مشكلة أثناء رفع ملفك.',
    },
  },
  de: {
    'upload-failures': {
      upload: 'Die Datei wurde nicht vollständig hochgeladen',
      processingIncomplete: 'Die Datei wurde nicht vollständig verarbeitet',
      processing: 'Die Datei konnte nicht verarbeitet werden',
      processingCancelled: 'Die Verarbeitung der Datei wurde abgebrochen',
      noJobResponse: 'Die Anfrage wurde ohne Daten beantwortet',
      uploading: 'Fehler beim Hochladen',
      uploadProblem: 'Beim Hochladen Ihrer Datei ist ein Problem aufgetreten.',
    },
  },
  es: {
    'upload-failures': {
      upload: 'La subida del archivo no se ha completado',
      processingIncomplete: 'El procesamiento del archivo no se ha completado',
      processing: 'No se ha podido procesar el archivo',
      processingCancelled: 'Se ha cancelado el procesamiento del archivo',
      noJobResponse: 'La solicitud no ha devuelto datos',
      uploading: 'Error al subir',
      uploadProblem: 'Ha habido un problema al subir su archivo.',
    },
  },
  fr: {
    'upload-failures': {
      upload: 'L’envoi du fichier n’a pas abouti',
      processingIncomplete: 'Le traitement du fichier n’a pas abouti',
      processing: 'Le traitement du fichier a échoué',
      processingCancelled: 'Le traitement du fichier a été annulé',
      noJobResponse: 'La demande n’a renvoyé aucune donnée',
      uploading: 'Erreur lors de l’envoi',
      uploadProblem: 'Un problème est survenu lors de l’envoi de votre fichier.',
    },
  },
  ja: {
    'upload-failures': {
      upload: 'ファイルのアップロードが完了しませんでした',
      processingIncomplete: 'ファイルの処理が完了しませんでした',
      processing: 'ファイルの処理に失敗しました',
      processingCancelled: 'ファイルの処理がキャンセルされました',
      noJobResponse: 'リクエストに対する応答データがありません',
      uploading: 'アップロードエラー',
      uploadProblem: 'ファイルのアップロード中に問題が発生しました。',
    },
  },
} satisfies TranslationTable
