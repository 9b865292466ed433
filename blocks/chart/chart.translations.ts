import type { TranslationTable } from '../../src/locale/translator/translator'

export default {
  ar: {
    chart: { chart: 'مخطط بياني', values: 'القيم', showTable: 'عرض البيانات في جدول', label: 'البند' },
    'chart-drawings': {
      bar: '{0}: مخطط أعمدة',
      stacked: '{0}: مخطط أعمدة مكدّسة',
      line: '{0}: مخطط خطي',
      pie: '{0}: مخطط دائري',
    },
    'chart-cut': { columns: 'يعرض هذا المخطط أول {0} عمودًا فقط.', rows: 'يعرض هذا المخطط أول {0} صف فقط.' },
  },
  de: {
    chart: {
      chart: 'Diagramm',
      values: 'Werte',
      showTable: 'Daten als Tabelle anzeigen',
      label: 'Bezeichnung',
    },
    'chart-drawings': {
      bar: '{0}: Säulendiagramm',
      stacked: '{0}: gestapeltes Säulendiagramm',
      line: '{0}: Liniendiagramm',
      pie: '{0}: Kreisdiagramm',
    },
    'chart-cut': {
      columns: 'Dieses Diagramm zeigt nur die ersten {0} Spalten.',
      rows: 'Dieses Diagramm zeigt nur die ersten {0} Zeilen.',
    },
  },
  es: {
    chart: {
      chart: 'Gráfico',
      values: 'Valores',
      showTable: 'Mostrar los datos en una tabla',
      label: 'Etiqueta',
    },
    'chart-drawings': {
      bar: '{0}: gráfico de barras',
      stacked: '{0}: gráfico de barras apiladas',
      line: '{0}: gráfico de líneas',
      pie: '{0}: gráfico circular',
    },
    'chart-cut': {
      columns: 'Este gráfico solo muestra las primeras {0} columnas.',
      rows: 'Este gráfico solo muestra las primeras {0} filas.',
    },
  },
  fr: {
    chart: {
      chart: 'Graphique',
      values: 'Valeurs',
      showTable: 'Afficher les données sous forme de tableau',
      label: 'Libellé',
    },
    'chart-drawings': {
      bar: '{0}\u00a0: graphique à barres',
      stacked: '{0}\u00a0: graphique à barres empilées',
      line: '{0}\u00a0: graphique en courbes',
      pie: '{0}\u00a0: graphique circulaire',
    },
    'chart-cut': {
      columns: 'Ce graphique n’affiche que les {0} premières colonnes.',
      rows: 'Ce graphique n’affiche que les {0} premières lignes.',
    },
  },
  ja: {
    chart: { chart: 'グラフ', values: '値', showTable: 'データを表で見る', label: '項目' },
    'chart-drawings': {
      bar: '{0}：棒グラフ',
      stacked: '{0}：積み上げ棒グラフ',
      line: '{0}：折れ線グラフ',
      pie: '{0}：円グラフ',
    },
    'chart-cut': {
      columns: 'このグラフには最初の{0}列だけを表示しています。',
      rows: 'このグラフには最初の{0}行だけを表示しています。',
    },
  },
} satisfies TranslationTable
