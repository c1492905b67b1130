extension LanguageTexts {
    static let ja = """
        dismiss: 閉じる
        dismissPost: 「%@」を閉じる
        information: 情報
        success: 成功
        warning: 警告
        error: エラー
        available: 「%@」を使用できます
        times.other: %d回
        ok: OK
        cancel: キャンセル
        email: メール
        password: パスワード
        oneTimeCode: コード
        name: 名前
        choose: 選択
        requiredField: この項目は必須です
        invalidEmail: 有効なメールアドレスを入力してください
        invalidNumber: 数字を入力してください
        rating: %2$d段階中%1$d
        unrated: 未評価
        undo: 取り消す
        copy: コピー
        inProgress: 処理中
        more.other: 他%d件
        showLess: 表示を減らす
        showMore: さらに表示
        clearAll: すべて消去
        noInternetTitle: インターネットに接続されていません
        noInternetSubtitle: 接続を確認してやり直してください
        """
}
