(function () {
  'use strict';
  var root = document.documentElement;
  var button = document.getElementById('theme');
  var dataNode = document.getElementById('chart-data');
  var packed = document.getElementById('echarts-gz');
  var prefersDark = window.matchMedia('(prefers-color-scheme: dark)');
  var printing = false;
  var charts = [];
  var PRINTED = { renderer: 'svg', width: 430, height: 300 };

  function isDark() {
    var theme = root.getAttribute('data-theme');
    return theme === 'dark' || (theme === 'auto' && prefersDark.matches);
  }
  function label() { button.textContent = isDark() ? 'Light' : 'Dark'; }
  button.hidden = false;
  label();
  button.addEventListener('click', function () {
    root.setAttribute('data-theme', isDark() ? 'light' : 'dark');
    label();
    draw();
  });
  prefersDark.addEventListener('change', function () { label(); draw(); });
  if (!dataNode || !packed || !packed.textContent) { return; }
  var data = JSON.parse(dataNode.textContent);

  function colours() {
    var style = getComputedStyle(root);
    function get(name) { return style.getPropertyValue(name).trim(); }
    if (printing) {
      return { ink: '#111', soft: '#4d545b', line: '#ccc', paper: '#fff',
        series: ['#0072b2', '#d55e00', '#00805f', '#a8568a', '#6b6b00', '#4f7fa6'] };
    }
    return { ink: get('--ink'), soft: get('--soft'), line: get('--line'), paper: get('--paper'),
      series: [1, 2, 3, 4, 5, 6].map(function (i) { return get('--c' + i); }) };
  }
  function short(value) {
    if (value === null || value === undefined) { return '–'; }
    return value >= 1000 ? value.toLocaleString('en-US', { maximumFractionDigits: 0 })
      : value >= 10 ? value.toFixed(1) : value.toPrecision(3);
  }
  function escape(text) {
    return String(text).replace(/[&<>"']/g, function (c) { return '&#' + c.charCodeAt(0) + ';'; });
  }
  function width(box) { return printing ? PRINTED.width : box.clientWidth; }
  function base(c, box, title, note, xName, yName) {
    var narrow = width(box) < 480;
    return {
      animation: false,
      backgroundColor: 'transparent',
      color: c.series,
      textStyle: { fontFamily: 'system-ui, "Liberation Sans", Arial, sans-serif', color: c.ink },
      aria: { enabled: true, label: { description: title + '. ' + note + '. The table below holds the same figures.' } },
      title: { text: title, padding: [0, 0, 0, 2], subtext: note, left: 0, top: 0, itemGap: 5,
        textStyle: { fontSize: 13.5, lineHeight: 17, fontWeight: 600, color: c.ink, width: width(box) - 44, overflow: 'break' },
        subtextStyle: { fontSize: 11, lineHeight: 14, color: c.soft, width: width(box) - 44, overflow: 'break' } },
      grid: { left: 8, right: 14, top: narrow ? 92 : 74, bottom: 24, containLabel: true },
      legend: { bottom: 0, left: 0, icon: 'roundRect', itemWidth: 14, itemHeight: 4, textStyle: { color: c.soft, fontSize: 11 } },
      toolbox: { right: 0, top: -4, itemSize: 13, iconStyle: { borderColor: c.soft },
        feature: { saveAsImage: { title: 'Save', type: 'svg', backgroundColor: c.paper,
          name: (data.campaign + '-' + title).replace(/[^A-Za-z0-9-]+/g, '-') } } },
      tooltip: { trigger: 'axis', confine: true, backgroundColor: c.paper, borderColor: c.line,
        textStyle: { color: c.ink, fontSize: 12 } },
      xAxis: { name: xName, nameLocation: 'middle', nameGap: 24, nameTextStyle: { color: c.soft, fontSize: 11 },
        axisLabel: { color: c.soft }, axisLine: { lineStyle: { color: c.soft } }, axisTick: { show: false } },
      yAxis: { name: yName, nameLocation: 'end', nameGap: 8, nameTextStyle: { color: c.soft, fontSize: 11, align: 'left', padding: [0, 0, 0, -20] },
        axisLabel: { color: c.soft, formatter: function (v) { return v.toLocaleString('en-US'); } }, splitLine: { lineStyle: { color: c.line, opacity: .6 } }, axisLine: { show: false } }
    };
  }
  function family(ladder, name, key, colour, paper, shift) {
    var centre = [], bars = [], dots = [];
    ladder.points.forEach(function (p, i) {
      var r = p[key];
      centre.push(r.median === null ? null
        : r.pooled
          ? { value: r.median, symbol: 'circle', symbolSize: 8, itemStyle: { color: paper, borderColor: colour, borderWidth: 2 } }
          : { value: r.median, symbol: 'rect', symbolSize: [11, 2.5] });
      if (r.min !== null) { bars.push([i, r.min, r.max]); }
      r.runs.forEach(function (run) { dots.push([i, run]); });
    });
    return [
      { name: name, type: 'line', data: centre, symbolOffset: [shift, 0], connectNulls: false,
        lineStyle: { width: 1.5, color: colour, opacity: .75 }, itemStyle: { color: colour }, z: 3 },
      { name: name, type: 'custom', data: bars, silent: true, z: 2, itemStyle: { color: colour }, tooltip: { show: false },
        encode: { x: 0, y: [1, 2] },
        renderItem: function (params, api) {
          var low = api.coord([api.value(0), api.value(1)]);
          var high = api.coord([api.value(0), api.value(2)]);
          var x = low[0] + shift, style = { stroke: colour, lineWidth: 1.5, fill: 'none' };
          return { type: 'group', children: [
            { type: 'line', shape: { x1: x, y1: low[1], x2: x, y2: high[1] }, style: style },
            { type: 'line', shape: { x1: x - 4, y1: low[1], x2: x + 4, y2: low[1] }, style: style },
            { type: 'line', shape: { x1: x - 4, y1: high[1], x2: x + 4, y2: high[1] }, style: style }] };
        } },
      { name: name, type: 'scatter', data: dots, symbolSize: 6, symbolOffset: [shift, 0], z: 4, tooltip: { show: false },
        itemStyle: { color: colour, opacity: .65 } }
    ];
  }
  function overN(c, box, ladder, title, note, yName, families, log) {
    var option = base(c, box, title, note, 'streams in flight (N)', yName);
    option.xAxis.type = 'category';
    option.xAxis.data = ladder.points.map(function (p) { return String(p.n); });
    option.yAxis.type = log ? 'log' : 'value';
    if (!log) { option.yAxis.min = 0; }
    option.grid.bottom = families.length > 1 ? 52 : 32;
    option.legend.data = families.map(function (f) { return f.name; });
    option.legend.show = families.length > 1;
    option.series = [];
    var drawn = ladder.points.some(function (p) {
      return families.some(function (f) { return p[f.key].median !== null || p[f.key].runs.length > 0; });
    });
    if (!drawn) {
      option.yAxis.name = '';
      option.graphic = { type: 'text', left: 'center', top: 'middle', style: {
        text: 'nothing to draw: too few samples at every level', fill: c.soft, fontSize: 13 } };
    }
    families.forEach(function (f, i) {
      var shift = families.length > 1 ? (i - (families.length - 1) / 2) * 9 : 0;
      option.series = option.series.concat(family(ladder, f.name, f.key, c.series[i], c.paper, shift));
    });
    option.tooltip.formatter = function (items) {
      var p = ladder.points[items[0].dataIndex];
      return '<strong>' + p.n + (p.n === 1 ? ' stream' : ' streams') + '</strong>' + families.map(function (f) {
        var r = p[f.key];
        var words = r.median === null ? (r.runs.length ? r.runs.map(short).join(', ') + ', not yet resolved' : 'too few samples')
          : short(r.median) + (r.pooled ? ' pooled' : ' [' + short(r.min) + ' … ' + short(r.max) + '], n ' + r.runs.length);
        return '<br>' + escape(f.name) + ': ' + words;
      }).join('');
    };
    return option;
  }
  function timeline(c, box, ladder) {
    var option = base(c, box, 'Tokens in each second of the windows, ' + ladder.shape,
      'solid, dashed, dotted: repeats; ' + ladder.prompts, 'seconds since the window opened', 'tokens in one second');
    var levels = ladder.points.map(function (p) { return p.n; });
    var styles = ['solid', 'dashed', 'dotted'];
    option.xAxis.type = 'value';
    option.xAxis.splitLine = { show: false };
    option.xAxis.max = Math.max.apply(null, ladder.timeline.map(function (l) { return l.tokens.length; }).concat([1]));
    option.yAxis.type = 'value';
    option.yAxis.min = 0;
    option.grid.bottom = 52;
    option.tooltip.trigger = 'item';
    option.series = ladder.timeline.map(function (l) {
      return { name: 'N ' + l.n, type: 'line', showSymbol: false, emphasis: { focus: 'series' },
        color: c.series[Math.max(0, levels.indexOf(l.n)) % c.series.length],
        lineStyle: { width: 1.2, type: styles[(l.repeat - 1) % 3] },
        data: l.tokens.map(function (t, i) { return [i + .5, t]; }) };
    });
    option.legend.data = levels.map(function (n) { return 'N ' + n; });
    return option;
  }
  function option(box) {
    var ladder = data.ladders[Number(box.dataset.ladder)], c = colours();
    var note = 'line: medians; bar: lowest to highest run; dots: runs; ' + ladder.prompts;
    switch (box.dataset.kind) {
      case 'aggregate':
        return overN(c, box, ladder, 'Aggregate tokens/s, ' + ladder.shape, note, 'tokens/s',
          [{ name: 'aggregate', key: 'aggregate' }], false);
      case 'user':
        return overN(c, box, ladder, 'Tokens/s per user, ' + ladder.shape, note, 'tokens/s per user',
          [{ name: 'delivered, A/N', key: 'delivered' }, { name: 'median decode', key: 'decode' }], false);
      case 'ttft':
        return overN(c, box, ladder, 'Time to first token, ' + ladder.prompts, 'line: medians; bar: lowest to highest run; hollow: pooled over runs; ' + ladder.shape,
          'ms, logarithmic', [{ name: 'TTFT p50', key: 'p50' }, { name: 'TTFT p95', key: 'p95' }], true);
      default:
        return timeline(c, box, ladder);
    }
  }
  function draw() {
    if (!window.echarts) { return; }
    charts.forEach(function (chart) { chart.dispose(); });
    charts = Array.prototype.map.call(document.querySelectorAll('.chart'), function (box) {
      box.textContent = '';
      var chart = window.echarts.init(box, null, printing ? PRINTED : { renderer: 'svg' });
      chart.setOption(option(box));
      var svg = box.querySelector('svg');
      svg.setAttribute('viewBox', '0 0 ' + chart.getWidth() + ' ' + chart.getHeight());
      return chart;
    });
  }
  function load() {
    if (typeof DecompressionStream === 'undefined') {
      document.querySelectorAll('.chart').forEach(function (box) {
        box.textContent = 'This browser is too old to draw the chart; the table below holds the same figures.';
      });
      return;
    }
    var raw = atob(packed.textContent), bytes = new Uint8Array(raw.length);
    for (var i = 0; i < raw.length; i++) { bytes[i] = raw.charCodeAt(i); }
    new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text().then(function (source) {
      var script = document.createElement('script');
      script.textContent = source;
      document.head.appendChild(script);
      draw();
    });
  }
  var waiting;
  window.addEventListener('resize', function () { clearTimeout(waiting); waiting = setTimeout(draw, 150); });
  window.addEventListener('beforeprint', function () {
    printing = true;
    document.querySelectorAll('details').forEach(function (d) {
      d.dataset.was = d.open;
      d.open = d.open || !d.classList.contains('aside');
    });
    draw();
  });
  window.addEventListener('afterprint', function () {
    printing = false;
    document.querySelectorAll('details').forEach(function (d) { d.open = d.dataset.was === 'true'; });
    draw();
  });
  load();
})();
